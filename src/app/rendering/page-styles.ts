import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'

/** What stands in a page: the classes of its HTML, and the words of the rules that it needs for them. */
interface Used {
  classes: ReadonlySet<string>
  words: ReadonlySet<string>
}

/** A text of the style sheet that some pages need, or a block of them. */
type Node = { text: string; isNeeded: (used: Used) => boolean } | { before: string; nodes: Node[] }

/**
 * Reads a style sheet once, for many pages; gives what of it the HTML of a page needs: the rules of
 * which all classes stand there, and the properties and animations that those name.
 */
export function stylesOf(css: string): (html: string) => string {
  const definitions = new Map<string, string[]>()
  const nodes = parse(css).nodes.flatMap((node) => toNodes(node, definitions))
  return (html) => {
    const classes = classesIn(html)
    const words = new Set(wordsIn(write(nodes, { classes, words: new Set() })))
    for (const word of words) for (const other of definitions.get(word) ?? []) words.add(other)
    return write(nodes, { classes, words })
  }
}

function write(nodes: readonly Node[], used: Used): string {
  const texts = nodes.map((node) => {
    if ('text' in node) return node.isNeeded(used) ? node.text : ''
    const inside = write(node.nodes, used)
    return inside && `${node.before}{${inside}}`
  })
  return texts.join('')
}

function toNodes(node: ChildNode, definitions: Map<string, string[]>): Node[] {
  switch (node.type) {
    case 'comment':
      return []
    case 'decl':
      return [declarationNode(node, definitions)]
    case 'atrule':
      return [atRuleNode(node, definitions)]
    case 'rule':
      return [ruleNode(node, definitions)]
  }
}

/** A custom property is needed where a rule names it. */
function declarationNode(declaration: Declaration, definitions: Map<string, string[]>): Node {
  const { prop, variable } = declaration
  if (!variable) return { text: `${declaration.toString()};`, isNeeded: () => true }
  definitions.set(prop, [...(definitions.get(prop) ?? []), ...wordsIn(declaration.value)])
  return { text: `${declaration.toString()};`, isNeeded: ({ words }) => words.has(prop) }
}

function atRuleNode(rule: AtRule, definitions: Map<string, string[]>): Node {
  const { name, params, nodes } = rule
  if (name === 'property' || name === 'keyframes')
    return { text: rule.toString(), isNeeded: ({ words }) => words.has(params) }
  if (!nodes) return { text: `@${name} ${params};`, isNeeded: () => true }
  const before = `@${name} ${params}`
  return { before, nodes: nodes.flatMap((node) => toNodes(node, definitions)) }
}

function ruleNode(rule: Rule, definitions: Map<string, string[]>): Node {
  const selectors = rule.selectors.map(classesOf)
  const isAlwaysThere = selectors.some((names) => names.length === 0)
  if (isAlwaysThere)
    return {
      before: rule.selector,
      nodes: rule.nodes.flatMap((node) => toNodes(node, definitions)),
    }
  return {
    text: rule.toString(),
    isNeeded: ({ classes }) => selectors.some((names) => names.every((name) => classes.has(name))),
  }
}

/** The classes that a selector wants; of those that must not be there it says nothing. */
function classesOf(selector: string): string[] {
  const wanted = selector.replace(/:not\([^()]*\)/g, '')
  return [...wanted.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list)
  const plain = lists.join(' ').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  return new Set(plain.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').split(/\s+/))
}

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? []
