import { useRef, type KeyboardEvent } from 'react';

/**
 * Returns a key listener that moves the focus to the next part of a date at '/', '.', '-' or a
 * space, as in '5/1/2026'. React Aria ignores separators and would read '2/2' as the 22nd.
 */
export function useSeparadores(): (evento: KeyboardEvent) => void {
  const escrita = useRef<EventTarget>(null);
  return (evento) => {
    const { key, target, currentTarget } = evento;
    if (/^\d$/.test(key)) escrita.current = target;
    if (!/^[-/. ]$/.test(key)) return;
    evento.preventDefault();
    // React Aria moves the focus by itself once a part is complete. A separator typed just after
    // that move must not move the focus a second time.
    if (target !== escrita.current) return;
    const partes = [...currentTarget.querySelectorAll<HTMLElement>('[contenteditable]')];
    partes[partes.indexOf(target as HTMLElement) + 1]?.focus();
  };
}
