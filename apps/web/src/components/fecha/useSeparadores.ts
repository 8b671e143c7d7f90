import { useRef, type KeyboardEvent } from 'react';

/**
 * Returns what moves a date's typing on to its next part at a '/', '.', '-' or space, as in
 * '5/1/2026'. React Aria takes the digits alone, and would read '2/2' as the 22nd.
 */
export function useSeparadores(): (evento: KeyboardEvent) => void {
  const escrita = useRef<EventTarget>(null);
  return (evento) => {
    const { key, target, currentTarget } = evento;
    if (/^\d$/.test(key)) escrita.current = target;
    if (!/^[-/. ]$/.test(key)) return;
    evento.preventDefault();
    // After the last digit of a part the focus has moved to the next one by itself, so that a
    // separator typed then must not move it once more.
    if (target !== escrita.current) return;
    const partes = [...currentTarget.querySelectorAll<HTMLElement>('[contenteditable]')];
    partes[partes.indexOf(target as HTMLElement) + 1]?.focus();
  };
}
