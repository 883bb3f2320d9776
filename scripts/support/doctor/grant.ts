/** Returns a command in which the operator replaces NUMBER in `account` by the project number. */
export function grantCommand(projectId: string, role: string, account: string): string {
  const number = `$(gcloud projects describe ${projectId} --format='value(projectNumber)')`
  return (
    `gcloud projects add-iam-policy-binding ${projectId} --role=${role} ` +
    `--member="serviceAccount:${account.replace('NUMBER', number)}"`
  )
}
