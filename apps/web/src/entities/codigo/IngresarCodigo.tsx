import { INTENTOS_POR_CODIGO } from '@remanso/contract/persona/codigos.rules';
import type { RegistroConCodigo } from '@remanso/contract/persona/usuarios.forms';
import { useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { ErrorDeApi, mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import type { RespuestaDeLogin } from '../../lib/sesion/sesion.ts';
import type { CodigoPedido } from '../../lib/sesion/visita.ts';
import { useReloj } from '../../lib/tiempo/useReloj.ts';
import { CampoDeCodigo } from './CampoDeCodigo.tsx';
import { NoLlega } from './NoLlega.tsx';
import { LARGO_DE_CODIGO, esperaParaReenviar } from './codigo.view.ts';
import {
  ERROR_CON_CODIGO,
  ERROR_AL_PEDIR,
  entrarConCodigo,
  pedirCodigo,
} from './codigos.mutations.ts';

const VENCIDO = 'El código venció. Pide otro.';
const AGOTADO = 'Demasiados intentos: pide otro código.';
/** The code was used, was tried too often before a reload, or is not the last one. */
const NO_SIRVE = 'Ese código ya no sirve. Usa el último que te llegó, o pide otro.';

export interface PropiedadesDeIngresarCodigo {
  email: string;
  pedido: CodigoPedido;
  /** The text of the button that sends the code, such as 'Entrar'. */
  boton: string;
  /**
   * The data of the person who enters, for an e-mail that may have no account yet; undefined where
   * they were not asked for.
   */
  registro?: RegistroConCodigo | undefined;
  /** Called with the answer of a right code, whose session the caller must open. */
  alEntrar: (respuesta: RespuestaDeLogin) => void;
  /** Called with a right code of an e-mail without an account, where `registro` is undefined. */
  alFaltarRegistro?: (codigo: string) => void;
  alReenviar: (pedido: CodigoPedido) => void;
  alCambiarEmail: () => void;
}

/** Asks for the code that was mailed, and exchanges it. */
export function IngresarCodigo({
  email,
  pedido,
  boton,
  registro,
  alEntrar,
  alFaltarRegistro,
  alReenviar,
  alCambiarEmail,
}: PropiedadesDeIngresarCodigo) {
  const [codigo, setCodigo] = useState('');
  const [error, setError] = useState<{ texto: string } | null>(null);
  const [enviando, setEnviando] = useState(false);
  /** The wrong tries with the code that counts now, and whether the server knows a newer one. */
  const [fallidos, setFallidos] = useState(0);
  const [noSirve, setNoSirve] = useState(false);
  const vencido = useReloj((ahora) => ahora >= pedido.venceEn);
  const agotado = fallidos >= INTENTOS_POR_CODIGO;

  async function entrar(digitos: string) {
    if (enviando) return;
    if (digitos.length < LARGO_DE_CODIGO) {
      setError({ texto: 'El código tiene 6 números' });
      return;
    }
    setEnviando(true);
    setError(null);
    try {
      alEntrar(await entrarConCodigo({ email, codigo: digitos, registro }));
    } catch (fallo) {
      setEnviando(false);
      const motivo = fallo instanceof ErrorDeApi ? fallo.codigo : '';
      if (motivo === 'FALTA_REGISTRO' && alFaltarRegistro) {
        alFaltarRegistro(digitos);
        return;
      }
      if (motivo === 'CODIGO_INCORRECTO') setFallidos((antes) => antes + 1);
      const vencio = motivo === 'CODIGO_VENCIDO';
      setNoSirve(vencio);
      setError({ texto: vencio ? NO_SIRVE : mensajeDe(fallo, ERROR_CON_CODIGO) });
    }
  }

  /** Another code starts anew: what was refused of the one before is of no use any more. */
  function empezarDeNuevo(otro: CodigoPedido) {
    setCodigo('');
    setError(null);
    setFallidos(0);
    setNoSirve(false);
    alReenviar(otro);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(evento) => {
        evento.preventDefault();
        void entrar(codigo);
      }}
    >
      <p className="text-lg">
        Mandamos un código de 6 números a{' '}
        <strong className="[overflow-wrap:anywhere]">{email}</strong>.{' '}
        <button type="button" className={enlaceDeTexto} onClick={alCambiarEmail}>
          Cambiar
        </button>
      </p>
      {vencido || agotado ? (
        <Nota tono="aviso" role="alert">
          {vencido ? VENCIDO : AGOTADO}
        </Nota>
      ) : (
        <>
          <CampoDeCodigo
            key={pedido.pedidoEn}
            error={error}
            ocupado={enviando}
            alEscribir={(digitos) => {
              setCodigo(digitos);
              if (error) setError(null);
            }}
            alCompletar={(digitos) => void entrar(digitos)}
          />
          <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
            {boton}
          </Boton>
        </>
      )}
      <Reenviar
        email={email}
        pedido={pedido}
        vencido={vencido || agotado}
        sinPausa={noSirve}
        alReenviar={empezarDeNuevo}
      />
      <NoLlega
        email={email}
        conContrasena={alFaltarRegistro !== undefined}
        alCambiarEmail={alCambiarEmail}
      />
    </form>
  );
}

interface PropiedadesDeReenviar {
  email: string;
  pedido: CodigoPedido;
  /** True where the code is over, so that nothing is left but to ask for another one. */
  vencido: boolean;
  /** True where another code may be asked for at once, because this one was refused for good. */
  sinPausa: boolean;
  alReenviar: (pedido: CodigoPedido) => void;
}

/** Asks for another code, once the pause by the server's clock is over. */
function Reenviar({ email, pedido, vencido, sinPausa, alReenviar }: PropiedadesDeReenviar) {
  const [enviando, setEnviando] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [reenviado, setReenviado] = useState(false);
  const reloj = useReloj((ahora) => esperaParaReenviar(pedido, ahora));
  const restan = vencido || sinPausa ? 0 : reloj;

  async function reenviar() {
    setEnviando(true);
    setError(null);
    try {
      alReenviar(await pedirCodigo(email, pedido.turno));
      setReenviado(true);
    } catch (fallo) {
      setError(mensajeDe(fallo, ERROR_AL_PEDIR));
    } finally {
      setEnviando(false);
    }
  }

  return (
    <>
      {error && (
        <Nota tono="peligro" role="alert">
          {error}
        </Nota>
      )}
      {reenviado && !error && !vencido && (
        <Nota key={pedido.pedidoEn} tono="exito" role="status">
          Salió otro código. El anterior ya no sirve.
        </Nota>
      )}
      <Boton
        variante={vencido ? 'terracota' : 'outline'}
        tamano="lg"
        cargando={enviando}
        aria-disabled={restan > 0}
        onClick={() => restan === 0 && void reenviar()}
      >
        {restan > 0 ? `Reenviar en ${restan} s` : 'Reenviar el código'}
      </Boton>
    </>
  );
}
