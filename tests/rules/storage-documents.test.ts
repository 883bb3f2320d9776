import { getMetadata, ref, uploadBytes } from 'firebase/storage'
import { describe, it } from 'vitest'
import { PDF_MAX_BYTES } from '../../src/domain/public-documents/pdf-file'
import { expectDenied, expectEachDenied } from '../support/rules'
import { type Name, setupPeople } from './people'
import { DENIED_METADATA } from './pictures'

describe('the PDF of a public document', () => {
  const { people } = setupPeople('demo-rules-storage-documents')
  let last = 1_763_700_000_000

  const upload = (uid: Name, name = `${last++}.pdf`, contentType = 'application/pdf', bytes = 5) =>
    uploadBytes(ref(people[uid].storage, `documents/${name}`), new Uint8Array(bytes), {
      contentType,
    })

  it('can have up to 10 MB', async () => {
    await upload('editor', undefined, undefined, PDF_MAX_BYTES)
    await expectDenied(upload('editor', undefined, undefined, PDF_MAX_BYTES + 1))
    await upload('editor', undefined, undefined, 1)
    await expectDenied(upload('editor', undefined, undefined, 0))
  })

  it('cannot have metadata that changes how browsers show it', () =>
    expectEachDenied(DENIED_METADATA, (metadata) =>
      uploadBytes(ref(people.editor.storage, `documents/${last++}.pdf`), new Uint8Array(5), {
        contentType: 'application/pdf',
        ...metadata,
      }),
    ))

  it('cannot be read if its name is not a timestamp', () =>
    expectDenied(getMetadata(ref(people.visitor.storage, 'documents/perdes.pdf'))))

  it.each([
    ['1763700000000.pdf', 'text/html'],
    ['1763700000000.pdf', 'application/pdfx'],
    ['1763700000000.html', 'application/pdf'],
    ['176370000000.pdf', 'application/pdf'],
    ['perdes.pdf', 'application/pdf'],
    ['a/1763700000000.pdf', 'application/pdf'],
  ])('cannot be stored as %s of type %s', (name, type) => expectDenied(upload('admin', name, type)))
})
