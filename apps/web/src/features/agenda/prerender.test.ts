import { fechasEntre, sumarDias } from '@remanso/contract/calendario';
import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import type { Agenda, FranjaDeAgenda } from '@remanso/contract/franja/agenda.contract';
import { expect, test } from 'vitest';
import { diaEnVista, renderizarAgenda } from './prerender.tsx';

const HOY = '2026-10-01';
const ORIGEN = 'https://turnos.ejemplo.com';

function franja(id: number, momento: string, libres = 4): FranjaDeAgenda {
  const hora = Number(momento.slice(11, 13)) + 1;
  const estado = libres > 0 ? 'ACTIVA' : 'COMPLETA';
  return { id, inicio: momento, fin: `${momento.slice(0, 11)}${hora}:00:00`, estado, libres };
}

/** The agenda of a window of 20 days: hours on Friday 2 and Saturday 17, and a closed Saturday 3. */
const AGENDA: Agenda = {
  hoy: HOY,
  dias: fechasEntre(HOY, sumarDias(HOY, 20)).map((fecha) => ({
    fecha,
    feriado: fecha === '2026-10-03' ? 'Aniversario <b>' : null,
    franjas:
      {
        '2026-10-02': [franja(1, '2026-10-02T09:00:00', 0), franja(2, '2026-10-02T10:00:00', 1)],
        '2026-10-17': [franja(3, '2026-10-17T11:00:00')],
      }[fecha] ?? [],
  })),
};
const PRECIOS = [
  { personas: 1, precio: 20_000, precioPorPersona: 20_000, ahorro: 0 },
  { personas: 2, precio: 36_000, precioPorPersona: 18_000, ahorro: 4_000 },
];

function render(pedido: { fecha?: string; franja?: number } = {}, agenda: Agenda | null = AGENDA) {
  const named = { fecha: null, franja: null, ...pedido };
  const dia = agenda && diaEnVista(agenda, named);
  return renderizarAgenda({
    centro: { ...centroNuevo(), nombre: 'Termas "<b>"' },
    origen: ORIGEN,
    agenda,
    pedido: named,
    precios: dia ? { fecha: dia.fecha, precios: PRECIOS } : null,
  });
}

/** Returns the title and, by their name, the contents of the meta elements. */
function headOf({ head }: { head: string }) {
  const metas = head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return {
    title: /<title>(.*)<\/title>/.exec(head)?.[1],
    ...Object.fromEntries([...metas].map(([, name, content]) => [name, content])),
  };
}

const textOf = ({ body }: { body: string }) =>
  body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&quot;|&lt;|&gt;/g, "'");

test('the first day with a place is in the page, with its hours and prices', () => {
  const text = textOf(render());
  expect(text).toContain('viernes 2 de octubre');
  expect(text).toContain('09:00 a 10:00 Completo Avisarme si se libera 10:00 a 11:00 1 lugar');
  expect(text).toMatch(/1 persona \$\s20\.000.*2 personas \$\s36\.000/);
});

test('every link leads somewhere without a script', () => {
  const { body } = render();
  const links = [...body.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
  const days = links.filter((href) => href.startsWith('/agenda?fecha='));
  expect(new Set(days)).toEqual(
    new Set(fechasEntre(HOY, sumarDias(HOY, 14)).map((fecha) => `/agenda?fecha=${fecha}`)),
  );
  expect(links.filter((href) => href.includes('franja='))).toEqual([
    '/reservas/nueva-reserva?fecha=2026-10-02&amp;franja=1&amp;espera=si',
    '/reservas/nueva-reserva?fecha=2026-10-02&amp;franja=2',
  ]);
  expect(body).not.toMatch(/onclick|<script/);
});

test('the page holds the two weeks in which its day lies', () => {
  const datesOf = (page: ReturnType<typeof render>) =>
    page.data.agenda?.agenda.dias.map(({ fecha }) => fecha);
  expect(datesOf(render())).toEqual(fechasEntre(HOY, '2026-10-14'));
  const later = render({ fecha: '2026-10-17' });
  expect(datesOf(later)).toEqual(fechasEntre('2026-10-15', '2026-10-21'));
  expect(textOf(later)).toContain('11:00 a 12:00 4 lugares');
  expect(later.body).toContain('/agenda?fecha=2026-10-01');
  expect(later.data.agenda?.precios?.fecha).toBe('2026-10-17');
});

test('what a shared link shows is the day or the hour that it names', () => {
  const nombre = 'Termas &quot;&lt;b&gt;&quot;';
  const general = headOf(render());
  expect(general).toMatchObject({
    title: expect.stringContaining('Horarios · Termas'),
    'og:url': `${ORIGEN}/agenda`,
    'og:image': `${ORIGEN}/portada.jpg`,
    'twitter:card': 'summary_large_image',
  });
  expect(headOf(render({ fecha: '2026-10-02' }))).toMatchObject({
    'og:title': `Horarios del viernes 2 de octubre · ${nombre}`,
    'og:description': expect.stringMatching(
      /^1 lugar, a las 10:00\. Desde \$\s18\.000 por persona\.$/,
    ),
    'og:url': `${ORIGEN}/agenda?fecha=2026-10-02`,
  });
  expect(headOf(render({ fecha: '2026-10-03' }))).toMatchObject({
    description: 'Cerrado: Aniversario &lt;b&gt;.',
  });
  expect(headOf(render({ franja: 2 }))).toMatchObject({
    'twitter:title': `Viernes 2 de octubre, 10:00 a 11:00 · ${nombre}`,
    'twitter:description': expect.stringMatching(/^1 lugar\. Desde/),
    'og:url': `${ORIGEN}/agenda?franja=2`,
  });
  expect(headOf(render({ franja: 1 }))).toMatchObject({ 'og:description': 'Completo.' });
  for (const gone of [{ fecha: '2026-09-30' }, { fecha: '2026-10-22' }, { franja: 99 }]) {
    expect(headOf(render(gone))).toEqual(general);
  }
});

test('a private agenda says so with the way in, and nothing of its days', () => {
  const page = render({ fecha: '2026-10-02' }, null);
  expect(textOf(page)).toContain('Inicia sesión para ver los horarios.');
  expect(page.body).toContain('href="/login?volver=/reservas/nueva-reserva"');
  expect(page.body + page.head).not.toMatch(/octubre|lugar\b/);
  expect(page.data).toEqual({ agenda: null });
  expect(page.head).toContain('<meta name="robots" content="noindex"/>');
  expect(render().head).not.toContain('robots');
});

test('an empty agenda is a page, too', () => {
  const page = render({}, { hoy: HOY, dias: [] });
  expect(textOf(page)).toContain('Todavía no hay horarios para reservar.');
  expect(page.data.agenda).toEqual({ agenda: { hoy: HOY, dias: [] }, precios: null });
});
