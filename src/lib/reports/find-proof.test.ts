import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { proofText } from '@/domain/complaints/proof-of-work'
import { findProof } from './find-proof'

const HOUR = '2026-11-25T21'

it.each(['7K3M9QZX2B4CD5EF', 'ZZZZZZZZZZZZZZZZ', '0000000000000000'])(
  'finds a proof for the report %s: a text whose SHA-256 hash begins with the required zero bits',
  async (id) => {
    for (const bits of [0, 1, 7, 17]) {
      const proof = await findProof(id, HOUR, bits)
      const hash = createHash('sha256').update(proofText(id, proof)).digest()
      expect(Math.clz32(hash.readUInt32BE())).toBeGreaterThanOrEqual(bits)
    }
  },
)
