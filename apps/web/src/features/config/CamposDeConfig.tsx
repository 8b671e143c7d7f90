import type { NuevaConfig } from '@remanso/contract/config.contract';
import type { Precio } from '@remanso/contract/precios.rules';
import { useState } from 'react';
import { CampoCasilla } from '../../components/form/CampoCasilla.tsx';
import { CampoNumero } from '../../components/form/CampoNumero.tsx';
import { CampoSeleccion } from '../../components/form/CampoSeleccion.tsx';
import type { EstadoDeFormulario } from '../../components/form/Formulario.tsx';
import { TablaDePrecios } from './TablaDePrecios.tsx';
import { OPCIONES_DE_CAPACIDAD, filasPara } from './config.view.ts';

/** The fields of a `Formulario` over the contract's `NuevaConfig`, for the first time and for later changes. */
export function CamposDeConfig({ f }: { f: EstadoDeFormulario<typeof NuevaConfig> }) {
  const { campo, form } = f;
  // A capacity lowered by mistake must not lose what was typed for the rest.
  const [conocidas, setConocidas] = useState<Precio[]>([]);
  const numero = { valueAsNumber: true } as const;
  const capacidad = campo('capacidadBase', {
    ...numero,
    onChange: () => {
      const filas = [...(form.getValues('preciosPorCapacidad') as Precio[]), ...conocidas];
      setConocidas(filas);
      form.setValue('preciosPorCapacidad', filasPara(form.getValues('capacidadBase'), filas));
    },
  });

  return (
    <>
      <fieldset className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <legend className="mb-4 text-xl font-bold">Turnos y reservas</legend>
        <CampoSeleccion
          {...capacidad}
          etiqueta="Capacidad base"
          ayuda="Personas por turno"
          opciones={OPCIONES_DE_CAPACIDAD}
        />
        <CampoNumero
          {...campo('duracionBaseMin', numero)}
          etiqueta="Duración base"
          ayuda="De 15 a 180 minutos"
          unidad="minutos"
          min={15}
          max={180}
        />
        <CampoNumero
          {...campo('ventanaDias', numero)}
          etiqueta="Ventana de días"
          ayuda="Con cuánta anticipación se reserva: 1 a 30"
          unidad="días"
          min={1}
          max={30}
        />
        <CampoNumero
          {...campo('limiteCancelHoras', numero)}
          etiqueta="Límite de cancelación"
          ayuda="Antes del turno: 0 a 72 horas"
          unidad="horas"
          min={0}
          max={72}
        />
      </fieldset>
      <TablaDePrecios f={f} />
      <CampoCasilla
        {...campo('notificacionesActivas')}
        etiqueta="Activar notificaciones automáticas"
      />
    </>
  );
}
