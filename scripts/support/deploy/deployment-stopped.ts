/** Ends a deployment with what whoever deploys is to do, in Indonesian. */
export class DeploymentStopped extends Error {}
