import { mesDe } from '@remanso/contract/calendario';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { AgregarExcepcion } from './AgregarExcepcion.tsx';
import { ElDia } from './ElDia.tsx';
import { ImportarFeriados } from './ImportarFeriados.tsx';
import {
  TEXTOS,
  conflictosDe,
  diasDe,
  excepcionesDelDia,
  razonDe,
  type Excepcion,
  edicionDe,
  type Abierto,
} from './excepciones.view.ts';
import { destinoDeMes } from './mes.view.ts';

interface PropiedadesDeVentanasDeExcepciones {
  abierto: Abierto;
  hoy: string;
  excepciones: readonly Excepcion[];
  alQuitar: (excepcion: Excepcion) => void;
  alAbrir: (otra: Abierto) => void;
  /**
   * Called after saving, with the text for a toast, the franjas whose bookings the exception leaves
   * outside the plan, and the reason that the clients are told.
   */
  alTerminar: (texto: string, conflictos: Conflictos, razon: string) => void;
  alCerrar: () => void;
}

/**
 * The windows over the month. The code of the windows is one chunk, which is loaded when the
 * pointer or the focus comes near a button that opens a window.
 */
export function VentanasDeExcepciones({
  abierto,
  hoy,
  excepciones,
  alQuitar,
  alAbrir,
  alTerminar,
  alCerrar,
}: PropiedadesDeVentanasDeExcepciones) {
  if (abierto.que === 'dia') {
    const { fecha } = abierto;
    return (
      <ElDia
        fecha={fecha}
        hoy={hoy}
        suyas={excepcionesDelDia(excepciones, fecha)}
        alEditar={(excepcion) => alAbrir(edicionDe(excepcion))}
        alQuitar={alQuitar}
        alAgregar={(tipo) => alAbrir({ que: 'agregar', fecha, tipo })}
        alCerrar={alCerrar}
      />
    );
  }
  if (abierto.que === 'agregar') {
    return (
      <AgregarExcepcion
        fecha={abierto.fecha}
        tipo={abierto.tipo}
        editada={abierto.editada}
        hoy={hoy}
        alCerrar={alCerrar}
        alGuardar={(nueva, conflictos) => {
          const dias = diasDe(nueva);
          // The calendar goes to the month of an exception that was saved for another month.
          if (mesDe(dias.desde).desde !== mesDe(abierto.fecha).desde) {
            navegar(destinoDeMes(dias.desde, hoy));
          }
          alTerminar(
            `${TEXTOS[nueva.tipo].nombre} guardado correctamente`,
            conflictosDe(conflictos, dias),
            razonDe(nueva),
          );
        }}
      />
    );
  }
  return (
    <ImportarFeriados
      hoy={hoy}
      alCerrar={alCerrar}
      alGuardar={(cuantos, conflictos) =>
        alTerminar(
          cuantos === 1
            ? '1 feriado importado correctamente'
            : `${cuantos} feriados importados correctamente`,
          conflictos,
          'ese día es feriado y el centro no abre',
        )
      }
    />
  );
}
