import type { RefObject } from 'react'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'

interface CameraButtonProps {
  chooser: RefObject<HTMLInputElement | null>
  label?: string
  className?: string
}

/**
 * Opens the camera for a file input, because pickers of recent Android versions show only the gallery. Hidden on
 * devices without touch, whose browsers ignore `capture`.
 */
export function CameraButton({ chooser, label = 'Ambil foto', className }: CameraButtonProps) {
  function open() {
    const input = chooser.current
    if (!input) return
    input.setAttribute('capture', 'environment')
    input.click()
    input.removeAttribute('capture')
  }

  return (
    <Button
      icon="camera"
      className={classNames('hidden pointer-coarse:inline-flex', className)}
      onClick={open}
    >
      {label}
    </Button>
  )
}
