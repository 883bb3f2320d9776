import { useOrigin } from '@/components/hydration/hydration'
import { buttonStyle } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/pictures/picture'
import { PlainText } from '@/components/ui/plain-text'
import { safeUrl } from '@/domain/links/safe-url'
import { dialledNumber, isWhatsappNumber, whatsappLink } from '@/domain/links/whatsapp'
import { itemIn, paths } from '@/domain/paths'
import type { ProductInput } from '@/domain/products/product-schema'
import { formatRupiah } from '@/domain/text/money'

/** Layout of a product: the picture is on the left, or above the text on large screens and if text is enlarged. */
export const PRODUCT_LAYOUT = {
  card: '@container h-full overflow-hidden rounded-card border border-hairline bg-surface',
  head: 'grid grow @min-[15rem]:max-lg:grid-cols-[6.5rem_minmax(0,1fr)] lg:grow-0',
  picture: 'relative aspect-square @min-[15rem]:max-lg:aspect-auto',
  words: 'flex flex-col gap-1 p-3 pb-1 lg:gap-2 lg:px-4 lg:pt-4 lg:pb-0',
  foot: 'flex flex-col p-2 pt-0 lg:grow lg:gap-y-4 lg:p-4 lg:pt-2',
} as const

const SIZES = '(width < 64rem) 7rem, 17rem'

interface ProductCardProps {
  product: ProductInput
  id?: string
  eager: boolean
}

export function ProductCard({ product, id, eager }: ProductCardProps) {
  const { name, description, price, seller, whatsapp } = product
  const page = useOrigin() + (id ? itemIn(paths.products, id) : paths.products)
  return (
    <article className={PRODUCT_LAYOUT.card}>
      <div className="flex h-full flex-col">
        <div className={PRODUCT_LAYOUT.head}>
          <div className={PRODUCT_LAYOUT.picture}>
            <Picture
              src={product.imageurl}
              of={id ?? name}
              alt={product.imagealt}
              width={product.imagewidth}
              height={product.imageheight}
              sizes={SIZES}
              eager={eager}
              className="absolute inset-0 size-full"
            />
          </div>
          <div className={PRODUCT_LAYOUT.words}>
            <h2 className="leading-snug font-semibold lg:text-lg lg:leading-snug">{name}</h2>
            <p className="text-lg font-bold text-primary tabular-nums lg:text-xl">
              {formatRupiah(price)}
            </p>
            <p className="flex items-center gap-2 text-sm text-ink-2">
              <Icon name="store" className="size-4" />
              <span className="min-w-0">
                <span className="sr-only">Penjual: </span>
                {seller}
              </span>
            </p>
          </div>
        </div>
        <div className={PRODUCT_LAYOUT.foot}>
          {description && (
            <p className="px-1 pt-2 pb-3 text-ink-2 lg:p-0">
              <PlainText text={description} />
            </p>
          )}
          {isWhatsappNumber(whatsapp) && (
            <>
              <p className="hidden w-full px-2 font-semibold tabular-nums print:block">
                WhatsApp {dialledNumber(whatsapp)}
              </p>
              <a
                href={safeUrl(whatsappLink(whatsapp, orderMessage(name, page)))}
                target="_blank"
                rel="noopener noreferrer"
                className={`${buttonStyle.whatsapp} ml-auto px-4! lg:mt-auto lg:ml-0 lg:px-2! lg:text-sm print:hidden`}
              >
                <Icon name="whatsapp" />
                <span>
                  Pesan lewat WhatsApp
                  <span className="sr-only">: {name} (membuka tab baru)</span>
                </span>
              </a>
            </>
          )}
        </div>
      </div>
    </article>
  )
}

function orderMessage(name: string, page: string): string {
  return `Halo, saya tertarik dengan produk "${name}" yang saya lihat di ${page}. Apakah masih tersedia?`
}
