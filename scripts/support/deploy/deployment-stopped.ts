/** Stops a deployment with instructions for the operator, in Indonesian. */
export class DeploymentStopped extends Error {}
