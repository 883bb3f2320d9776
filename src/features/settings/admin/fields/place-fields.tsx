import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useToday } from '@/components/browser/use-now'
import { SelectField } from '@/components/form/fields/select-field'
import { fillForm } from '@/components/form/validate'
import { Button, buttonStyle } from '@/components/ui/buttons/button'
import { NewTabLink } from '@/components/ui/buttons/new-tab'
import { Icon } from '@/components/ui/icon'
import { mapsAppLink } from '@/domain/links/map'
import { prayerTimes, type Place } from '@/domain/prayer-times/prayer-times'
import { TIME_ZONES, type TimeZone } from '@/domain/time/date'
import type { FieldProps } from '@/staff/fields/field-table'
import { parseDegrees } from '../settings-values'

const ZONES = Object.entries(TIME_ZONES).map(([value, short]) => ({
  value,
  label: `${short} (${value})`,
}))

export const ZoneField = (field: FieldProps) => <SelectField {...field} options={ZONES} />

export function NumberPair({ children }: { children: ReactNode }) {
  return (
    <div
      data-numbers
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-end gap-x-4 gap-y-5"
    >
      {children}
    </div>
  )
}

export function PlaceTools() {
  return (
    <>
      <DeviceLocation />
      <PlacePreview />
    </>
  )
}

/** Number of decimals of a coordinate. The sixth decimal of a degree is about a decimetre. */
const DECIMALS = 6
const WAIT_MILLISECONDS = 20_000

function DeviceLocation() {
  const form = useFormContext()
  const [state, setState] = useState<'' | 'asking' | { problem: string }>('')

  function ask() {
    if (!('geolocation' in navigator))
      return setState({ problem: 'Perangkat ini tidak dapat menentukan lokasi.' })
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const rounded = (degrees: number) => String(Number(degrees.toFixed(DECIMALS)))
        const { latitude, longitude } = coords
        fillForm(form, { latitude: rounded(latitude), longitude: rounded(longitude) })
        setState('')
      },
      ({ code, PERMISSION_DENIED }) =>
        setState({
          problem:
            code === PERMISSION_DENIED
              ? 'Izin lokasi ditolak. Beri izin di browser, atau ketik lintang dan bujurnya.'
              : 'Lokasi perangkat belum ditemukan. Coba di luar ruangan, atau ketik lintang dan bujurnya.',
        }),
      { enableHighAccuracy: true, timeout: WAIT_MILLISECONDS },
    )
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled={state === 'asking'} icon="map-pin" onClick={ask}>
        {state === 'asking' ? 'Mencari lokasi …' : 'Pakai lokasi perangkat ini'}
      </Button>
      <p className="text-sm text-ink-2">Tekan di kantor desa.</p>
      {typeof state === 'object' && (
        <p role="alert" className="font-semibold text-danger">
          {state.problem}
        </p>
      )}
    </div>
  )
}

function PlacePreview() {
  const [typedLatitude, typedLongitude, zone] = useWatch({
    name: ['latitude', 'longitude', 'time_zone'],
  }) as unknown[]
  const latitude = parseDegrees(typedLatitude)
  const longitude = parseDegrees(typedLongitude)
  const isPlace =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  if (!isPlace || typeof zone !== 'string' || !(zone in TIME_ZONES))
    return (
      <p className="text-ink-2">
        Bila lintang dan bujur kosong, waktu salat tampil menurut jadwal tetap.
      </p>
    )
  return <Preview place={{ latitude, longitude }} zone={zone as TimeZone} />
}

function Preview({ place, zone }: { place: Place; zone: TimeZone }) {
  const times = prayerTimes(useToday(zone), place, zone)
  return (
    <section
      aria-label="Pratinjau waktu salat"
      className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <h3 className="font-semibold">Waktu salat hari ini di titik itu</h3>
      {times ? (
        <dl className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {times.map(({ name, time }) => (
            <div key={name}>
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd className="font-semibold tabular-nums">{time}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Waktu salat di titik itu tidak dapat dihitung, jadi tampil jadwal tetap.</p>
      )}
      <NewTabLink to={mapsAppLink(place)} className={`${buttonStyle.secondary} self-start`}>
        <Icon name="external-link" />
        Lihat titik di peta
      </NewTabLink>
    </section>
  )
}
