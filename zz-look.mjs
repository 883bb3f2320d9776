import { chromium } from 'playwright-core'
const url = process.argv[2]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const paths = (process.argv[3] ?? '/,/berita,/agenda,/apbdes,/statistik,/umkm,/galeri,/kontak,/pengaduan,/sejarah,/visi-misi,/aparatur,/privasi,/test,/tidak/ada,/berita?kategori=Kesehatan').split(',')
for (const vp of [{width:360,height:740},{width:1280,height:900}]) {
 for (const path of paths) {
  const ctx = await b.newContext({ viewport: vp, locale: 'id-ID', timezoneId: 'Asia/Jakarta' })
  const page = await ctx.newPage()
  const errs = []
  page.on('console', m => { if (['error','warning'].includes(m.type())) errs.push(m.text().slice(0,600)) })
  page.on('pageerror', e => errs.push('PAGEERR ' + String(e).slice(0,600)))
  await page.addInitScript(() => { window.__m=[]; new PerformanceObserver(l=>{for(const e of l.getEntries()) if(!e.hadRecentInput) window.__m.push([Math.round(e.startTime), +e.value.toFixed(4), ...e.sources.map(s=>s.node?.nodeName+'.'+(s.node?.className||'').toString().slice(0,60))])}).observe({type:'layout-shift',buffered:true}) })
  const reqs=[]; page.on('request', r=>reqs.push(r.url()))
  const r = await page.goto(url + path)
  await page.waitForTimeout(2500)
  const shifts = await page.evaluate(()=>window.__m)
  console.log(vp.width, path, r.status(), 'req', reqs.length, 'fs', reqs.filter(u=>u.includes('/v1/projects')).length, errs.length ? errs : '', shifts.length? JSON.stringify(shifts):'')
  if (process.argv[4]) await page.screenshot({ path: `/tmp/shot-${vp.width}-${path.replaceAll(/\W/g,'_')}.png`, fullPage: process.argv[4]==='full' })
  await ctx.close()
 }
}
await b.close()
