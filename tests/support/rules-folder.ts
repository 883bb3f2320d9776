import { ROOT } from '../../scripts/support/paths'

/** Where the rules lie that are tested: scripts/test-mutants.ts has changed ones tested. */
export const RULES_FOLDER = process.env['RULES_FOLDER'] ?? ROOT
