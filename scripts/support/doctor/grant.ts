/**
 * The command by which an owner gives an account of Google's own a role in the project. `account` names it
 * with NUMBER for the number of the project, which only Google knows.
 */
export function grantCommand(projectId: string, role: string, account: string): string {
  const number = `$(gcloud projects describe ${projectId} --format='value(projectNumber)')`
  return (
    `gcloud projects add-iam-policy-binding ${projectId} --role=${role} ` +
    `--member="serviceAccount:${account.replace('NUMBER', number)}"`
  )
}
