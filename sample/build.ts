import { writeFileSync } from 'node:fs'
import { dayIn } from '@/domain/date'
import { buildSample } from './sample'

// Writes the sample village as of today, as JSON for the local Firebase, to the file given.
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Usage: tsx sample/build.ts FILE')
writeFileSync(file, JSON.stringify(buildSample(dayIn('Asia/Jakarta', new Date()))))
