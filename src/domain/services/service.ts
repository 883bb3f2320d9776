import { paragraphsOf } from '../text/text'
import { boldInWhatsapp } from '../text/whatsapp-text'

export const SERVICE_CATEGORIES = [
  'Kependudukan',
  'Surat keterangan',
  'Usaha',
  'Sosial',
  'Perizinan',
] as const
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number]

export function linesOf(text: string): string[] {
  return [...new Set(paragraphsOf(text))]
}

interface Named {
  name: string
  category: ServiceCategory
}

export function servicesByCategory<Service extends Named>(
  services: readonly Service[],
): { category: ServiceCategory; services: Service[] }[] {
  return SERVICE_CATEGORIES.map((category) => ({
    category,
    services: services
      .filter((service) => service.category === category)
      .sort((a, b) => a.name.localeCompare(b.name, 'id')),
  })).filter((group) => group.services.length > 0)
}

export function serviceMessage(
  { name, documents }: { name: string; documents: string },
  url: string,
): string {
  return [
    boldInWhatsapp(name),
    'Yang perlu dibawa:',
    ...linesOf(documents).map((line) => `- ${line}`),
    '',
    url,
  ].join('\n')
}
