import { build } from 'vite'
import { buildFunctions } from './support/build'

// A production build; vite.config.ts says which variables it needs.
await build()
await buildFunctions()
