import { build } from 'vite'

// A production build; vite.config.ts says which variables it needs.
await build()
