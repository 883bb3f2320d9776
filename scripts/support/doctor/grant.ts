/** `account` contains NUMBER for the project number, which only Google knows. */
export function grantCommand(projectId: string, role: string, account: string): string {
  const number = `$(gcloud projects describe ${projectId} --format='value(projectNumber)')`
  return (
    `gcloud projects add-iam-policy-binding ${projectId} --role=${role} ` +
    `--member="serviceAccount:${account.replace('NUMBER', number)}"`
  )
}
