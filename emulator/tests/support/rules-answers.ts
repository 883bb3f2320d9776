import { expect } from 'vitest'

export const denied = expect.objectContaining({ code: 'permission-denied' }) as Error

export async function expectAllowed(request: Promise<unknown>): Promise<void> {
  await expect(request).resolves.not.toThrow()
}

export async function expectDenied(request: Promise<unknown>): Promise<void> {
  await expect(request).rejects.toEqual(denied)
}
