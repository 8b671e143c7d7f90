import type { Locator, Page } from '@playwright/test';

/** A tap of the walk: what is tapped, and what is on screen once the app has answered it. */
interface Tap {
  name: string;
  what: (page: Page) => Locator;
  leadsTo: (page: Page) => Locator;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const days = (page: Page) => page.getByRole('group', { name: '¿Qué día?' }).getByRole('radio');
const hours = (page: Page) =>
  page.getByRole('radio', { name: /^\d\d:\d\d.* [2-9]\d* lugares libres/ });
/** Playwright taps the middle of an element; a radio button itself is small and under its label. */
const labelOf = (radio: Locator) => radio.locator('xpath=ancestor::label');

/** The taps of a client from the home to a booking for two, one of whom has no name yet. */
export const WALK: readonly Tap[] = [
  {
    name: 'Hacer Mi Reserva',
    what: (page) => page.getByRole('link', { name: 'Hacer Mi Reserva' }),
    leadsTo: (page) => hours(page).first(),
  },
  {
    name: 'another day',
    what: (page) => labelOf(days(page).nth(5)),
    leadsTo: (page) => page.getByText('Sin horario elegido'),
  },
  {
    name: 'an hour',
    what: (page) => labelOf(hours(page).last()),
    leadsTo: (page) => page.getByRole('radio', { name: /lugares libres/, checked: true }),
  },
  {
    name: 'two people',
    what: (page) => labelOf(page.getByRole('radio', { name: '2 personas' })),
    leadsTo: (page) => page.getByRole('radio', { name: '2 personas', checked: true }),
  },
  { name: 'Continuar', what: button('Continuar'), leadsTo: button('Confirmar Reserva') },
  {
    name: 'Confirmar Reserva',
    what: button('Confirmar Reserva'),
    leadsTo: button('Sí, Confirmar'),
  },
  {
    name: 'Sí, Confirmar',
    what: button('Sí, Confirmar'),
    leadsTo: heading('¡Reserva confirmada!'),
  },
];
