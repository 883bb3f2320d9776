import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { isVillageHead } from '@/domain/officials/official'
import { isRealDay } from '@/domain/time/date'
import { HeadWelcome } from '../head-welcome'
import { OfficialCard } from '../official-card'

const text = v.fallback(v.string(), '')
const written = v.object({
  name: text,
  position: text,
  ishead: v.fallback(v.nullable(v.boolean()), null),
  photourl: text,
  absentuntil: v.fallback(v.pipe(v.string(), v.check(isRealDay)), ''),
  welcomemessage: text,
  signatureurl: text,
})

export function OfficialPreview({ values }: { values: Values }) {
  const official = v.parse(written, values)
  const isHead = isVillageHead(official)
  return (
    <div className="flex flex-col gap-8 py-8">
      <div className={isHead ? 'w-full max-w-md' : 'w-44'}>
        <OfficialCard official={official} />
      </div>
      {isHead && (
        <section aria-labelledby="di-beranda">
          <h2 id="di-beranda" className="mb-4 text-xl font-bold">
            Di beranda
          </h2>
          <HeadWelcome head={official} />
        </section>
      )}
    </div>
  )
}
