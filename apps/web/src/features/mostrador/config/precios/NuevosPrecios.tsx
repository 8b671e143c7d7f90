import { nombreDeFecha, sumarDias } from '@remanso/contract/calendario';
import type { ListaDePrecios } from '@remanso/contract/precio/listas-de-precios.contract';
import { NuevaListaDePrecios } from '@remanso/contract/precio/listas-de-precios.forms';
import { preciosDelDia, type Precio } from '@remanso/contract/precio/precios.rules';
import { useId, useState } from 'react';
import { Formulario } from '../../../../components/form/Formulario.tsx';
import { PieDeFormulario } from '../../../../components/form/PieDeFormulario.tsx';
import { Consecuencias } from '../../../../components/ui/dialogo/Consecuencias.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { confirmarYHacer } from '../../../../components/ui/dialogo/confirmarYHacer.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { dudaDeFecha } from '../../../../lib/tiempo/dudaDeFecha.ts';
import { hoy as hoyEnElCentro } from '../../../../lib/tiempo/reloj.ts';
import { CamposDeLista } from './CamposDeLista.tsx';
import { preciosLlamativos } from '../config.view.ts';
import {
  ERROR_AL_GUARDAR_LISTA,
  previsualizarLista,
  useCrearLista,
} from './listas-de-precios.mutations.ts';
import {
  cambiosDePrecio,
  fraseDeLoReservado,
  primeroDelMesQueViene,
} from './listas-de-precios.view.ts';

interface PropiedadesDeNuevosPrecios {
  deHoy: readonly Precio[];
  listas: readonly ListaDePrecios[];
  alCerrar: () => void;
}

export function NuevosPrecios({ deHoy, listas, alCerrar }: PropiedadesDeNuevosPrecios) {
  const id = useId();
  const hoy = hoyEnElCentro();
  const [ocupado, setOcupado] = useState(false);
  const { mutateAsync: crear } = useCrearLista();
  const conocidos = {
    preciosPorCapacidad: deHoy,
    proximosPrecios: listas.filter(({ desde }) => desde > hoy),
  };
  const antesDe = (fecha: string) => preciosDelDia(conocidos, fecha);
  const [porDefecto] = useState(() => primeroDelMesQueViene(hoy));

  async function guardar(nueva: NuevaListaDePrecios): Promise<void> {
    setOcupado(true);
    const reservado = await previsualizarLista(nueva).finally(() => setOcupado(false));
    const { desde, preciosPorCapacidad } = nueva;
    const dudas = [
      dudaDeFecha(desde, hoy) ?? [],
      preciosLlamativos(antesDe(desde), preciosPorCapacidad),
    ].flat();
    const guardada = await confirmarYHacer(
      {
        titulo: `¿Cambiar los precios desde el ${nombreDeFecha(desde)}?`,
        detalle: (
          <div className="flex flex-col gap-3">
            <Consecuencias
              puntos={[...dudas, ...cambiosDePrecio(antesDe(desde), preciosPorCapacidad)]}
            />
            <p>{fraseDeLoReservado(reservado, desde)}</p>
          </div>
        ),
        accion: 'Guardar precios',
        volver: 'Revisar precios',
        tono: dudas.length > 0 ? 'peligro' : 'normal',
      },
      () => crear(nueva),
    );
    if (!guardada) return;
    cartel.exito(`Precios guardados: rigen desde el ${nombreDeFecha(desde)}`);
    alCerrar();
  }

  return (
    <Modal
      abierto
      ancho="lg"
      titulo="Cambiar los precios desde una fecha"
      subtitulo="Los pagan los turnos desde ese día. Lo ya reservado queda a su precio."
      ocupado={ocupado}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={id}
          ocupado={ocupado}
          accion="Guardar precios"
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={id}
        esquema={NuevaListaDePrecios}
        valores={{
          desde: porDefecto,
          preciosPorCapacidad: antesDe(porDefecto).map(({ capacidad, precio }) => ({
            capacidad,
            precio,
          })),
        }}
        siFalla={ERROR_AL_GUARDAR_LISTA}
        className="flex flex-col gap-6"
        alEnviar={guardar}
      >
        {(f) => <CamposDeLista f={f} minimo={sumarDias(hoy, 1)} antesDe={antesDe} />}
      </Formulario>
    </Modal>
  );
}
