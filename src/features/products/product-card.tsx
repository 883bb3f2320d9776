import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { useOrigin } from '@/components/use-origin'
import { formatRupiah } from '@/domain/money'
import { paths } from '@/domain/paths'
import { safeUrl } from '@/domain/safe-url'
import type { ProductInput } from '@/domain/schemas/product'
import { isWhatsappNumber, whatsappLink } from '@/domain/whatsapp'

/** Two columns from phones of usual width on, four on a large screen. */
const SIZES = '(width < 40rem) 85vw, (width < 64rem) 50vw, 17rem'

interface ProductCardProps {
  product: ProductInput
  eager: boolean
}

/** A product with one way to buy it: a chat with its seller. */
export function ProductCard({ product, eager }: ProductCardProps) {
  const { name, description, price, seller, whatsapp } = product
  const page = useOrigin() + paths.products
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface">
      <Picture
        src={product.imageurl}
        alt={product.imagealt}
        width={product.imagewidth}
        height={product.imageheight}
        sizes={SIZES}
        eager={eager}
        className="aspect-square w-full"
      />
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="text-lg leading-snug font-semibold">{name}</h2>
        <p className="text-xl font-bold text-primary tabular-nums">{formatRupiah(price)}</p>
        {description && <p className="text-ink-2">{description}</p>}
        <p className="mt-auto flex items-center gap-2 pt-1 text-sm text-ink-2">
          <Icon name="store" className="size-4" />
          <span className="min-w-0">
            <span className="sr-only">Penjual: </span>
            {seller}
          </span>
        </p>
        {isWhatsappNumber(whatsapp) && (
          <a
            href={safeUrl(whatsappLink(whatsapp, interestIn(name, page)))}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonStyle.whatsapp} mt-2 px-2! lg:text-sm`}
          >
            <Icon name="whatsapp" className="size-5" />
            <span>
              Pesan lewat WhatsApp
              <span className="sr-only">: {name} (membuka tab baru)</span>
            </span>
          </a>
        )}
      </div>
    </article>
  )
}

/** What a buyer would write first; they can change it before it is sent. */
function interestIn(name: string, page: string): string {
  return `Halo, saya tertarik dengan produk "${name}" yang saya lihat di ${page}. Apakah masih tersedia?`
}
