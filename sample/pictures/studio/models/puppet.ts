type Context = OffscreenCanvasRenderingContext2D

function filled(context: Context, points: readonly (readonly [number, number])[]): void {
  context.beginPath()
  for (const [i, [x, y]] of points.entries()) {
    const next = points[(i + 1) % points.length] ?? [x, y]
    const middle = [(x + next[0]) / 2, (y + next[1]) / 2] as const
    if (i === 0) context.moveTo(...middle)
    else context.quadraticCurveTo(x, y, ...middle)
  }
  context.closePath()
  context.fill()
}

function limb(
  context: Context,
  width: number,
  points: readonly (readonly [number, number])[],
): void {
  context.lineWidth = width
  context.lineCap = context.lineJoin = 'round'
  context.beginPath()
  for (const point of points) context.lineTo(...point)
  context.stroke()
}

/** The shadow of a leather puppet: it stands at (x, y), `scale` below 0 looks to the left. */
export function puppet(
  context: Context,
  kind: 'knight' | 'giant' | 'mountain',
  x: number,
  y: number,
  scale: number,
): void {
  context.save()
  context.translate(x, y)
  context.scale(scale * 0.7, Math.abs(scale) * 1.75)
  context.fillStyle = context.strokeStyle = '#2a120a'
  if (kind === 'mountain') {
    filled(context, [
      [-20, 0],
      [-90, -60],
      [-120, -170],
      [-70, -300],
      [0, -470],
      [70, -300],
      [120, -170],
      [90, -60],
      [20, 0],
    ])
    context.strokeStyle = context.fillStyle = '#d79a4a'
    limb(context, 6, [
      [0, -60],
      [0, -340],
    ])
    for (let i = 0; i < 6; i++)
      for (const side of [-1, 1])
        limb(context, 5, [
          [0, -110 - i * 40],
          [side * (52 - i * 6), -140 - i * 40],
        ])
    for (const side of [-1, 1])
      filled(context, [
        [side * 20, -50],
        [side * 80, -60],
        [side * 70, -110],
        [side * 22, -100],
      ])
  } else {
    const bulk = kind === 'giant' ? 1.5 : 1
    limb(context, 8, [
      [0, 0],
      [0, -120],
    ])
    limb(context, 26 * bulk, [
      [-26 * bulk, -26],
      [-20 * bulk, -90],
      [0, -160],
    ])
    limb(context, 26 * bulk, [
      [48 * bulk, -26],
      [30 * bulk, -95],
      [0, -160],
    ])
    limb(context, 16, [
      [48 * bulk, -24],
      [80 * bulk, -22],
    ])
    limb(context, 16, [
      [-26 * bulk, -24],
      [6, -22],
    ])
    filled(context, [
      [-40 * bulk, -110],
      [-60 * bulk, -150],
      [-34 * bulk, -250],
      [30 * bulk, -262],
      [42 * bulk, -200],
      [60 * bulk, -130],
      [20, -120],
    ])
    limb(context, 13 * bulk, [
      [24 * bulk, -246],
      [86 * bulk, -200],
      [132 * bulk, -258],
    ])
    limb(context, 13 * bulk, [
      [-24 * bulk, -246],
      [-70 * bulk, -170],
      [-30 * bulk, -96],
    ])
    limb(context, 15 * bulk, [
      [4, -250],
      [14, -292],
    ])
    filled(context, [
      [-26 * bulk, -290],
      [-14 * bulk, -344],
      [24 * bulk, -340],
      [62 * bulk, kind === 'giant' ? -326 : -318],
      [34 * bulk, -296],
      [10, -284],
    ])
    if (kind === 'giant')
      filled(context, [
        [-20, -330],
        [-80, -300],
        [-110, -390],
        [-60, -430],
        [10, -390],
        [20, -340],
      ])
    else
      filled(context, [
        [-20, -330],
        [-66, -330],
        [-84, -390],
        [-50, -420],
        [-20, -392],
        [16, -440],
        [22, -340],
      ])
    context.fillStyle = '#e0a858'
    for (let i = 0; i < 4; i++)
      context.fillRect(-22 * bulk + i * 13 * bulk, -190 - (i % 2) * 14, 6, 22)
    context.fillRect(26 * bulk, -324, 10, 5)
  }
  context.restore()
}
