import { describe, expect, test } from 'vitest';
import {
  GRUPOS,
  SIN_FILTROS,
  destinoDe,
  hayFiltros,
  leerFiltros,
  opcionesDeQuien,
  pedidoDeQuien,
  quienDe,
  type Quien,
} from './filtros.view.ts';

describe('the filters', () => {
  test('are in the address, and read back', () => {
    const filtros = {
      quien: 3,
      cosa: 'franjas',
      desde: '2026-10-01',
      hasta: '2026-10-02',
      pagina: 1,
    };
    const destino = destinoDe(filtros);
    expect(destino).toBe(
      '/dashboard/actividad?usuario=3&cosa=franjas&desde=2026-10-01&hasta=2026-10-02&pagina=2',
    );
    expect(leerFiltros(destino.split('?')[1] ?? '')).toEqual(filtros);
    expect(destinoDe({ ...SIN_FILTROS, quien: 'sistema' })).toBe(
      '/dashboard/actividad?usuario=sistema',
    );
    expect(leerFiltros('usuario=sistema')).toEqual({ ...SIN_FILTROS, quien: 'sistema' });
    expect([hayFiltros(filtros), hayFiltros({ ...SIN_FILTROS, pagina: 4 })]).toEqual([true, false]);
  });

  test('offer the programs that ever did something, and whoever is chosen', () => {
    const personas = [{ valor: '1', texto: 'Eva Sosa' }];
    const textos = (quien: Quien, programas: { id: number; nombre: string }[] = []) =>
      opcionesDeQuien(quien, { personas, programas }).map(({ texto }) => texto);
    expect(textos('')).toEqual([...GRUPOS.map(({ texto }) => texto), 'Eva Sosa']);
    expect(textos(3).at(-1)).toBe('Cuenta n.º 3');
    expect(textos('programa-3').at(-1)).toBe('Un programa');
    const programa = { id: 3, nombre: 'Planilla' };
    expect(textos('programa-3', [programa]).at(-1)).toBe('Planilla (programa)');

    const quien = quienDe({ usuarioId: 1, programa });
    expect(leerFiltros(destinoDe({ ...SIN_FILTROS, quien }).split('?')[1] ?? '').quien).toBe(quien);
    expect([quien, 3, 'sistema', ''].map((uno) => pedidoDeQuien(uno as Quien))).toEqual([
      { programaId: 3 },
      { autorId: 3 },
      { autor: 'sistema' },
      {},
    ]);
    expect(quienDe({ usuarioId: null, programa: null })).toBe('sistema');
  });

  test('leave out what makes no sense', () => {
    expect(leerFiltros('usuario=x&cosa=nada&desde=2026-02-30&pagina=-1')).toEqual(SIN_FILTROS);
    expect(leerFiltros('desde=2026-10-02&hasta=2026-10-01').hasta).toBe('');
  });
});
