import { PageHead } from '../layout/page-head'
import { ProductList } from '@/features/products/product-list'

export default function ProductsPage() {
  return (
    <>
      <PageHead
        title="Produk Desa"
        purpose="Hasil karya dan usaha warga. Pesan langsung kepada penjualnya."
      />
      <ProductList />
    </>
  )
}
