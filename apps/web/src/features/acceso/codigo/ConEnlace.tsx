import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { abrirSesionConCodigo } from '../../../entities/codigo/abrirSesionConCodigo.ts';
import { porConfirmar, type CodigoDeEnlace } from '../../../entities/codigo/codigo.view.ts';
import {
  ERROR_AL_PEDIR,
  ERROR_CON_CODIGO,
  entrarConCodigo,
  pedirCodigo,
} from '../../../entities/codigo/codigos.mutations.ts';
import { ErrorDeApi, mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { destinoDelTurno, type EstadoDeLogin } from '../../../lib/direccion/destino.ts';
import {
  buscarReservaDeVisita,
  type CodigoPedido,
  type TurnoSinReservar as Turno,
} from '../../../lib/sesion/visita.ts';
import { CodigoParaCopiar } from './CodigoParaCopiar.tsx';
import { FaltaRegistro } from './FaltaRegistro.tsx';
import { TurnoSinReservar } from '../TurnoSinReservar.tsx';
import { haySinMandar, registroEscrito } from './registroEscrito.ts';

interface PropiedadesDeConEnlace extends CodigoDeEnlace {
  alPedir: (email: string, codigo: CodigoPedido) => void;
  alCambiarEmail: (email: string) => void;
}

/**
 * Enters by the code in the address, which the button of a mail has put there. It waits for a press:
 * what scans a mailbox opens the links of a mail and runs their scripts, and would use the code up.
 * Where the turn was not begun in this browser, the code is shown first, to be typed where it was.
 */
export function ConEnlace({
  email,
  codigo,
  turno,
  alPedir,
  alCambiarEmail,
}: PropiedadesDeConEnlace) {
  const [haciendo, setHaciendo] = useState(false);
  const [error, setError] = useState<{ texto: string; esDelCodigo: boolean } | null>(null);
  const [falta, setFalta] = useState(false);
  const [enOtroLado] = useState(turno !== null && !buscarReservaDeVisita());
  const siFalla = error?.esDelCodigo ? ERROR_AL_PEDIR : ERROR_CON_CODIGO;

  async function hacer(accion: () => Promise<void>) {
    setHaciendo(true);
    setError(null);
    try {
      await accion();
    } catch (fallo) {
      const { codigo: motivo, status } = fallo as Partial<ErrorDeApi>;
      if (motivo === 'FALTA_REGISTRO') setFalta(true);
      else setError({ texto: mensajeDe(fallo, siFalla), esDelCodigo: status === 401 });
    } finally {
      setHaciendo(false);
    }
  }

  async function entrar() {
    if (turno && (enOtroLado || turno.precio === null)) anotarDestino(turno);
    const registro = registroEscrito(email);
    abrirSesionConCodigo(await entrarConCodigo({ email, codigo, registro }), registro);
  }

  if (falta) {
    return <FaltaRegistro email={email} codigo={codigo} alVolver={() => setFalta(false)} />;
  }
  const pedirOtro = error?.esDelCodigo ?? false;
  return (
    <div className="flex flex-col gap-5">
      {turno && <TurnoSinReservar {...turno} />}
      {enOtroLado && !pedirOtro ? (
        <CodigoParaCopiar codigo={codigo} />
      ) : (
        <p className="text-lg">
          Entras con el código que llegó a{' '}
          <strong className="[overflow-wrap:anywhere]">{email}</strong>.
        </p>
      )}
      {!turno && (
        <p className="text-tinta-suave">
          Si lo pediste en otra ventana, también puedes escribirlo ahí:{' '}
          <strong className="cifras whitespace-nowrap text-tinta">{codigo}</strong>.
        </p>
      )}
      {error && (
        <Nota tono="peligro" role="alert">
          {error.texto}
        </Nota>
      )}
      <Boton
        variante={enOtroLado && !pedirOtro ? 'outline' : 'terracota'}
        tamano="lg"
        ancho
        cargando={haciendo}
        onClick={() => void hacer(pedirOtro ? pedir : entrar)}
      >
        {pedirOtro
          ? 'Pedir otro código'
          : enOtroLado
            ? 'Entrar igual'
            : haySinMandar(email)
              ? 'Entrar y reservar'
              : 'Entrar'}
      </Boton>
      <Boton variante="ghost" onClick={() => alCambiarEmail(email)}>
        Usar otro email
      </Boton>
    </div>
  );

  async function pedir() {
    const otro = await pedirCodigo(email, turno ? porConfirmar(turno) : undefined);
    alCambiarEmail(email);
    alPedir(email, otro);
  }
}

/** Lets the session that opens here go on with the turn, or with its waiting list. */
function anotarDestino(turno: Turno): void {
  const volver = destinoDelTurno(turno);
  const estado = history.state as EstadoDeLogin | null;
  history.replaceState({ ...estado, volver } satisfies EstadoDeLogin, '');
}
