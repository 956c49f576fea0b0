import type { Page } from 'playwright-core'

type Node = {
  nodeId: string
  parentId?: string
  childIds?: string[]
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value?: unknown } }[]
}

const controls = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'combobox',
  'menuitem',
  'tab',
  'slider',
  'switch',
  'spinbutton',
  'DisclosureTriangle',
]
/** Roles whose names a screen reader announces on entering. */
const places = ['region', 'dialog', 'alertdialog', 'article', 'form', 'group', 'list', 'navigation']
const meaningless = /^(button|link|click|click here|here|more|image|icon|ok)$/i

/**
 * Problems for a screen reader in the browser's accessibility tree: a page without exactly one title, headings that are empty or
 * skip a level, and controls without a name or with a duplicate one.
 */
export async function stumblingBlocks(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await session.detach()
  const shown = inOrder(nodes).filter(({ ignored }) => !ignored)
  return [...titles(shown), ...unnamed(shown), ...alike(nodes)]
}

/** Puts the nodes into reading order, because the browser returns them level by level. */
function inOrder(nodes: Node[]): Node[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const below = (node: Node | undefined): Node[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => below(byId.get(id)))] : []
  return below(nodes[0])
}

const roleOf = (node: Node) => node.role?.value ?? ''
const nameOf = (node: Node) => node.name?.value.trim() ?? ''
const propertyOf = (node: Node, name: string) =>
  node.properties?.find((property) => property.name === name)?.value.value

/** While a dialog is open, only the dialog counts. */
function titles(nodes: Node[]): string[] {
  const headings = nodes.filter((node) => roleOf(node) === 'heading')
  const first = headings.filter((node) => propertyOf(node, 'level') === 1)
  const isDialog = nodes.some((node) => roleOf(node).endsWith('dialog'))
  const found = headings.some((node) => nameOf(node) === '') ? ['a heading without words'] : []
  if (!isDialog && first.length !== 1) found.push(`${first.length} headings of level 1`)
  let above = isDialog ? 2 : 0
  for (const node of headings) {
    const level = Number(propertyOf(node, 'level'))
    if (level > above + 1) found.push(`level ${level} after ${above}: "${nameOf(node)}"`)
    above = level
  }
  return found
}

function unnamed(nodes: Node[]): string[] {
  return nodes
    .filter((node) => [...controls, 'image', 'progressbar', 'dialog'].includes(roleOf(node)))
    .filter((node) => nameOf(node) === '' || meaningless.test(nameOf(node)))
    .map((node) => `${roleOf(node)} without a name: "${nameOf(node)}"`)
}

/** Controls with the same name in the same place, which cannot be distinguished in a list of all buttons. */
function alike(nodes: Node[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const placeOf = (node: Node): string => {
    const around = node.parentId === undefined ? undefined : byId.get(node.parentId)
    if (!around) return ''
    const isNamed = places.includes(roleOf(around)) && nameOf(around) !== ''
    return isNamed ? `${nameOf(around)} < ${placeOf(around)}` : placeOf(around)
  }
  const heard = nodes
    .filter((node) => !node.ignored && controls.includes(roleOf(node)) && roleOf(node) !== 'link')
    .map((node) =>
      [roleOf(node), nameOf(node), node.description?.value ?? '', placeOf(node)].join(' | '),
    )
  return [...new Set(heard.filter((one, index) => heard.indexOf(one) !== index))]
}
