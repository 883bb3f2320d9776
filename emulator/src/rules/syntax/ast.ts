/** Position in a rules file. Both numbers start at 1. */
export interface Position {
  line: number
  column: number
}

export type BinaryOperator =
  '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

export type Expression = { at: Position } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: [key: Expression, value: Expression][] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'name'; name: string }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'call'; callee: Expression; args: Expression[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'conditional'; condition: Expression; then: Expression; otherwise: Expression }
)

export interface FunctionDeclaration {
  at: Position
  name: string
  parameters: string[]
  bindings: { name: string; value: Expression }[]
  result: Expression
}

/** Method of a request. The parser expands `read` and `write`. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface Allow {
  at: Position
  methods: Method[]
  condition: Expression | undefined
}

export type PathPattern = (
  { kind: 'literal'; text: string } | { kind: 'one'; name: string } | { kind: 'rest'; name: string }
)[]

export interface Block {
  at: Position
  pattern: PathPattern
  functions: Map<string, FunctionDeclaration>
  allows: Allow[]
  children: Block[]
}

export interface RulesFile {
  functions: Map<string, FunctionDeclaration>
  services: Map<string, Block>
}
