export function refusal(file: string, imported: string): string | undefined
