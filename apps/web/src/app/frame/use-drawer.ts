import { useState } from 'react';
import { useLocation } from 'react-router';

/** The open state of a side panel, which belongs to the place where it was opened: on another one it is closed. */
export function useDrawer() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== pathname) setOpenAt(null);
  return { isOpen: openAt === pathname, open: () => setOpenAt(pathname), close: () => setOpenAt(null) };
}
