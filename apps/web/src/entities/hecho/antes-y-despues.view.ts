import type { Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import { formaDe } from '@remanso/contract/seguimiento/hechos.rules';
import { diferenciasDe } from '../../components/diferencias/diferencia.view.ts';

const LADOS = [
  { titulo: 'Antes', clave: 'antes' },
  { titulo: 'Después', clave: 'despues' },
] as const;

/**
 * What a hecho has changed as a table, with only one column where the thing began or ended with it.
 */
export function antesYDespues(hecho: Pick<Hecho, 'accion' | 'antes' | 'despues'>) {
  const diferencias = diferenciasDe(formaDe(hecho.accion), hecho);
  const lados = LADOS.filter(({ clave }) => diferencias.some((cada) => cada[clave] !== null));
  return {
    columnas: lados.map(({ titulo }) => titulo),
    renglones: diferencias.map(
      (cada) => [cada.dato, ...lados.map(({ clave }) => cada[clave])] as const,
    ),
  };
}
