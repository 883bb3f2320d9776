export class DeploymentStopped extends Error {}
