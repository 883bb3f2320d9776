import { create } from 'zustand'

type OpenMenu = 'none' | 'mobile' | 'all'

export interface Menus {
  open: OpenMenu
  show: (menu: OpenMenu) => void
  close: () => void
}

/** Name of the open menu. Only one menu that covers the page can be open. */
export const useMenus = create<Menus>((set) => ({
  open: 'none',
  show: (open) => set({ open }),
  close: () => set({ open: 'none' }),
}))
