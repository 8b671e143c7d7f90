import { useMutation } from '@tanstack/react-query';
import { llamar } from '../../../../lib/api/api.ts';
import { vencer } from '../../../../lib/vencimientos.ts';
import type { Columnas, Correccion, Decisiones } from './importacion.view.ts';

export const ERROR_AL_LEER = 'No se pudo leer el archivo';
const ERROR_AL_TRAER = 'Error al traer los clientes';
export const ERROR_AL_DESHACER = 'Error al deshacer';

interface Archivo {
  csv: string;
  columnas?: Columnas;
  correcciones?: Readonly<Record<number, Correccion>>;
}

export function usePrever() {
  return useMutation({
    mutationFn: (body: Archivo) =>
      llamar('POST /importaciones/prevista', { body, siFalla: ERROR_AL_LEER }),
  });
}

export function useTraer() {
  return useMutation({
    mutationFn: (body: Archivo & { decisiones: Decisiones; invitar: boolean }) =>
      llamar('POST /importaciones', { body, siFalla: ERROR_AL_TRAER }),
    onSuccess: (_hecho, _pedido, _previo, { client }) => vencer(client, 'personas'),
  });
}

export function useDeshacer() {
  return useMutation({
    mutationFn: (id: number) =>
      llamar('POST /importaciones/{id}/deshacer', { params: { id }, siFalla: ERROR_AL_DESHACER }),
    onSuccess: (_hecho, _id, _previo, { client }) => vencer(client, 'personas'),
  });
}
