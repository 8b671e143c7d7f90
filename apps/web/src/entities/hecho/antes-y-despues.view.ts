import type { Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import { formaDe } from '@remanso/contract/seguimiento/hechos.rules';
import { diferenciasDe } from '../../components/diferencias/diferencia.view.ts';

const LADOS = [
  { titulo: 'Antes', clave: 'antes' },
  { titulo: 'Después', clave: 'despues' },
] as const;

/** The changes of a hecho as a table; one column where the hecho created or deleted something. */
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
