import { formatearCantidad } from '@remanso/contract/dinero';
import { leerPesos } from '../../components/form/numero.view.ts';

/** Returns an amount as people read it, '25.000' of '25000'; another text as it was typed. */
export function conPuntos(escrito: string): string {
  const pesos = leerPesos(escrito);
  return Number.isInteger(pesos) ? formatearCantidad(pesos as number) : escrito;
}
