import { nombreSiSeSabe } from '@remanso/contract/campo/campos-de-texto';
import { SEXOS } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { nombrarAcompaniantes } from '@remanso/contract/reserva/reservas.rules';
import * as z from 'zod/mini';
import { Campo } from '../../../../components/form/Campo.tsx';
import { CampoSeleccion } from '../../../../components/form/CampoSeleccion.tsx';
import { Formulario } from '../../../../components/form/Formulario.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { ComoSeEntera } from '../../../../entities/reserva/ComoSeEntera.tsx';
import { cartel } from '../../../../lib/carteles.ts';
import { OPCIONES_DE_GENERO, SIN_DECIR } from '../../../../components/form/genero.view.ts';
import { CambioDePrecio } from './CambioDePrecio.tsx';
import { ERROR_AL_SUMAR, useAgregarAcompaniante } from './reservas-del-dia.mutations.ts';

const NuevoAcompaniante = z.object({
  nombre: nombreSiSeSabe('El nombre', 'El nombre debe ser un texto'),
  sexo: z.union([z.literal(''), z.enum(SEXOS)]),
});

interface PropiedadesDeAgregarAcompaniante {
  reserva: ReservaDelMostrador;
  alAgregar: () => void;
}

export function AgregarAcompaniante({ reserva, alAgregar }: PropiedadesDeAgregarAcompaniante) {
  const { mutateAsync: agregar } = useAgregarAcompaniante();
  const { id, personas, participantes } = reserva;
  const [, ...acompaniantes] = participantes.map(({ nombre }) => nombre);
  const comoQueda = (nombre: string) => nombrarAcompaniantes([nombre], acompaniantes)[0];
  return (
    <Formulario
      esquema={NuevoAcompaniante}
      valores={{ nombre: '', sexo: '' }}
      siFalla={ERROR_AL_SUMAR}
      className="flex flex-col gap-4"
      alEnviar={async ({ nombre, sexo }, vaciar) => {
        const agregado = await confirmar({
          titulo: '¿Agregar acompañante?',
          detalle: (
            <div className="flex flex-col gap-4">
              <p className="font-semibold [overflow-wrap:anywhere]">{comoQueda(nombre)}</p>
              <CambioDePrecio reserva={reserva} seran={personas + 1} />
              <p>
                Su lugar queda ocupado enseguida.{' '}
                <ComoSeEntera reserva={reserva} tambienComenzado />
              </p>
            </div>
          ),
          accion: 'Agregar acompañante',
          tono: 'normal',
          alConfirmar: () => agregar({ reservaId: id, nombre, ...(sexo && { sexo }) }),
          siFalla: ERROR_AL_SUMAR,
        });
        if (!agregado) return;
        cartel.exito('Acompañante agregado exitosamente');
        vaciar();
        alAgregar();
      }}
    >
      {({ campo, form }) => {
        const comprobar = () => void form.trigger('nombre');
        // The error disappears while the person types, not when the field loses the focus: the
        // button below would then move away from the finger that presses the button.
        const retirar = () => form.clearErrors('nombre');
        return (
          <>
            <h3 className="font-semibold">Agregar acompañante</h3>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <Campo
                {...campo('nombre', { onBlur: comprobar, onChange: retirar })}
                etiqueta="Nombre"
                placeholder={comoQueda('')}
                maxLength={60}
                autoComplete="off"
                autoCapitalize="words"
              />
              <CampoSeleccion
                {...campo('sexo')}
                etiqueta="Género"
                vacia={SIN_DECIR}
                opciones={OPCIONES_DE_GENERO}
              />
            </div>
            <CambioDePrecio reserva={reserva} seran={personas + 1} />
            <Boton type="submit" variante="terracota" className="self-start">
              Agregar acompañante
            </Boton>
          </>
        );
      }}
    </Formulario>
  );
}
