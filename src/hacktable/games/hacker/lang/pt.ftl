### Hacker em português.
### Os nomes vêm antes de dois pontos, no fim ou entre parênteses: assim a frase também serve com o nome “Tu”.

hacker-title = Hacker
hacker-summary = Mete vírus nas contas dos outros quando eles olham para o lado, e descobre quem os pôs nas tuas.

## Opções

hacker-option-tempo = Ritmo
hacker-option-tempo-about = Ao vivo: mãos e olhos em tempo real. Por passos: toda a gente escolhe em segredo, e depois acontece tudo ao mesmo tempo.
hacker-option-tempo-live = Ao vivo
hacker-option-tempo-step = Por passos
hacker-option-magnetic = Interferência magnética
hacker-option-magnetic-about = Na última ronda, todas as contas são viradas para baixo: lembras-te de quais são as tuas?
hacker-option-cryptography = Criptografia
hacker-option-cryptography-about = As notas de 1 protegem uma conta, as de 3 anulam essa proteção.
hacker-option-hand_speed = Velocidade das mãos
hacker-option-hand_speed-about = Quanto anda uma mão num décimo de segundo; a mesa tem 200 de largura.
hacker-option-gaze_speed = Velocidade dos olhos
hacker-option-gaze_speed-about = Quanto andam os olhos num décimo de segundo.
hacker-option-gaze_radius = Tamanho do olhar
hacker-option-gaze_radius-about = Até onde vês à volta do ponto para onde olhas.
hacker-option-walker_gaze = Olhar pelo caminho
hacker-option-walker_gaze-about = O mesmo, para quem vai a caminho e olha para a mesa.
hacker-option-walk_seconds = Caminho até ao banco
hacker-option-walk_seconds-about = Em segundos; o dobro para quem vai a olhar para a mesa.
hacker-option-walk_limit = Tempo para o caminho
hacker-option-walk_limit-about = Passados tantos segundos, quem se demora é levado ao banco e de volta.
hacker-option-place_limit = Tempo para pôr a nota
hacker-option-place_limit-about = Passados tantos segundos, a nota de quem voltou é posta automaticamente debaixo de uma conta.

## Exclamações: com um toque

hacker-call-saw = Eu vi isso!
hacker-call-not-me = Não fui eu!
hacker-call-look = Olhem para ali!
hacker-call-hands-off = Tirem as mãos daí!
hacker-call-who-was-that = Quem foi?
hacker-call-trust-me = Confiem em mim.
hacker-call-caught = Apanhei-te!
hacker-call-laugh = Ahahah!
hacker-call-point = Foi { $name }!
hacker-call-point-you = Foste tu!

## Recusas

hacker-no-account = { $given }: as contas vão de 1 a { $accounts }.
hacker-no-seat = { $given }: só há { $players } jogadores.
hacker-place-now = { $given }: primeiro põe a tua nota debaixo de uma das tuas contas.
hacker-place-own = { $given }: a conta { $account } não é tua, e perdias a nota.
hacker-walk-now = { $given }: estás de saída para o banco; escolhe como vais.
hacker-window-now = { $given }: escolhe o que fazem as tuas mãos e o que vigias.
hacker-slip-away = { $given }: não estás à mesa.
hacker-slip-hands = { $given }: as tuas duas mãos já estão ocupadas.
hacker-slip-none = { $given }: já não tens vírus para isso; na mão: { $viruses }.
hacker-slip-same = { $given }: a tua outra mão já põe um vírus na conta { $account }; outro só no momento seguinte.
hacker-slip-rising = { $given }: indica as contas por ordem crescente; a primeira foi a { $account }.
hacker-follow-self = { $given }: o que fazem as tuas mãos já tu sabes.
hacker-follow-walker = { $given }: o lugar { $seat } não está à mesa.
hacker-drop-away = { $given }: não estás à mesa.
hacker-drop-late = { $given }: já toda a gente voltou do banco, e não se põem mais vírus.
hacker-drop-empty = { $given }: nessa mão não há vírus; deixa-a ir buscar um.
hacker-drop-nowhere = { $given }: essa mão não está sobre nenhuma conta.
hacker-flow-now = { $given }: move as mãos e os olhos, e larga vírus.
hacker-place-under = { $given }: primeiro leva uma mão até à conta { $account }.
hacker-protect-now = { $given }: escolhe a conta infetada que proteges a seguir.
hacker-protect-own = { $given }: a conta { $account } não é tua.
hacker-protect-infected = { $given }: não há nenhum vírus na conta { $account }.
hacker-name-now = { $given }: diz de quem é o vírus.
hacker-take-now = { $given }: tira uma nota, ou nenhuma.
hacker-no-note = { $given }: não há nenhuma nota de { $value } debaixo da conta { $account }.

## O que se espera

hacker-expect-dealt = Põe as tuas notas debaixo das tuas contas.
hacker-expect-walk = Vai ao banco, de frente ou às arrecuas.
hacker-expect-window = Escolhe o que fazem as tuas mãos e o que vigias.
hacker-expect-home = Põe a tua nota debaixo de uma conta.
hacker-expect-choose = Escolhe a conta que proteges a seguir.
hacker-expect-name = De quem é o vírus? Acusa alguém.
hacker-expect-take = Tira uma nota, ou nenhuma.
hacker-expect-loot = Guarda a nota que tiraste.
hacker-expect-flow = Move as mãos e os olhos.
hacker-expect-over = O jogo acabou.

## O que está em jogo

hacker-stake-right = Certo
hacker-stake-wrong = Errado, na pior das hipóteses
hacker-stake-worst = Na pior das hipóteses
hacker-stake-taken = Tirada
hacker-prospect-named = A tua acusação está certa
hacker-reason-away = Ia a caminho do banco quando o vírus chegou.
hacker-reason-ruled-out = O que viste exclui este jogador.
hacker-reason-only = Mais ninguém o pode ter lá posto.
hacker-reason-seen = Pôs um dos { $viruses } vírus que chegaram juntos.
hacker-reason-may = Um de { $may } jogadores que o podem ter lá posto.
hacker-reason-pile =
    { $viruses ->
        [one] Há lá um vírus
       *[other] Há lá { $viruses } vírus
    }: { $known ->
        [0] de quem são, não é certo.
       *[other] certo de quem são: { $known }.
    }
hacker-reason-place =
    { $viruses ->
        [0] Não há nenhum vírus em cima.
        [one] Há um vírus em cima.
       *[other] Há { $viruses } vírus em cima.
    }
hacker-reason-owner-here = Quem tem esta conta está à mesa e pode estar a ver.
hacker-reason-owner-away = Quem tem esta conta está fora e não pode ver.
hacker-reason-money = O teu dinheiro debaixo dela: { $money }.

## Pontos

hacker-source-ones = Notas de 1
hacker-source-twos = Notas de 2
hacker-source-threes = Notas de 3

## Nomes

hacker-stage-leaving = a sair
hacker-stage-backing = às arrecuas
hacker-stage-bank = no banco
hacker-stage-returning = a voltar
hacker-picture-round = Ronda { $round }
hacker-picture-bank = Notas no banco: { $notes }
hacker-picture-face-down = virada para baixo
hacker-picture-viruses = vírus: { $viruses }

## Ações

hacker-do-slip = Meter um vírus na conta { $account }
hacker-do-watch = Vigiar a conta { $account }
hacker-do-follow = Vigiar as mãos do lugar { $seat }
hacker-do-walk =
    { $way ->
        [forwards] Ir de frente
       *[backwards] Ir às arrecuas
    }
hacker-do-place = Pôr a nota debaixo da conta { $account }
hacker-do-protect = Proteger a conta { $account }
hacker-do-name = Acusar o lugar { $seat }
hacker-do-take = Tirar uma nota de { $value }
hacker-do-decline = Não tirar nenhuma
hacker-do-drop = Largar o vírus da mão { $hand }
hacker-do-steer = Mão { $hand } para { $x }, { $y }
hacker-do-look = Olhar para { $x }, { $y }
hacker-do-face =
    { $side ->
        [bank] Olhar para o banco
       *[table] Olhar para a mesa
    }

## A lição

hacker-lesson-walk = Uma pessoa de cada vez vai buscar notas ao banco, e ganha quem ficar mais rico. Agora vais tu, e a mesa fica nas tuas costas. Vira-te para a ver.
hacker-lesson-walk-done = Vês a mesa, mas demoras o dobro.
hacker-lesson-bank = Olha outra vez para o banco: só assim recebes a tua nota, e voltas mais depressa.
hacker-lesson-bank-done = Voltaste com uma nota de 3.
hacker-lesson-place = Põe-na debaixo de uma das tuas contas. Escolhe uma: uma mão leva a nota até lá.
hacker-lesson-place-done = Lá está ela, e ninguém sabe onde. Agora vai { $b }.
hacker-lesson-look = Só vês o que está iluminado: é o teu olhar. Leva-o até à conta marcada, uma das tuas.
hacker-lesson-look-done = Quem está à mesa pode meter vírus nas contas.
hacker-lesson-watch = Continua a olhar para lá e vê o que acontece.
hacker-lesson-watch-done = { $c } meteu um vírus na tua conta, e tu viste!
hacker-lesson-slip = Agora tu: { $b } não está, { $c } olha para outro lado. Escolhe a conta marcada ({ $c }): uma mão vai até lá. Escolhe-a outra vez, e cai um vírus.
hacker-lesson-slip-done = Feito, e ninguém viu.
hacker-lesson-home = { $b } está de volta. Quando a última nota estiver no lugar, cada um protege as suas contas.
hacker-lesson-home-done = Pelo teu vírus, { $c } acusou { $b }. Errado!
hacker-lesson-take = Por isso podes tirar uma nota dessa conta. Tira a de 3 e põe-na debaixo da tua conta marcada.
hacker-lesson-take-done = A nota é tua.
hacker-lesson-name = Agora, o vírus na tua conta. De quem é? Tu viste: acusa { $c }.
hacker-lesson-name-done = Certo! O ataque foi travado, e as tuas notas ficam onde estão.
hacker-lesson-end = Foi uma ronda; um jogo tem quatro. Aí o tempo não espera: mantém os olhos abertos.

## Acontecimentos

hacker-event-scattered = Conta { $account }: { $seat }.
hacker-event-note = A tua nota: { $value }.
hacker-event-placed = { $seat }: nota guardada.
hacker-event-stashed = Puseste uma nota de { $value } debaixo da conta { $account }.
hacker-event-round = Ronda { $number }. A começar: { $seat }.
hacker-event-turned =
    { $side ->
        [down] Todas as contas foram viradas para baixo.
       *[up] Todas as contas foram viradas para cima.
    }
hacker-event-left =
    { $way ->
        [forwards] { $seat }: a caminho do banco, de frente.
       *[backwards] { $seat }: a caminho do banco, às arrecuas.
    }
hacker-event-slipped = Um vírus teu vai a caminho da conta { $account }.
hacker-event-watching = Estás a vigiar a conta { $account }.
hacker-event-following = Estás a vigiar: { $seat }.
hacker-event-ready = A postos: { $seat }.
hacker-event-passed =
    { $stage ->
        [leaving] Já longe da mesa.
        [backing] Mais uns passos, às arrecuas.
        [bank] Chegada ao banco.
       *[returning] De volta à mesa.
    }
hacker-event-grew = Novos vírus na conta { $account }: { $viruses }.
hacker-event-saw = Viste quem foi! Vírus na conta { $account }: { $seat }.
hacker-event-nothing = Não viste nada de especial.
hacker-event-faced =
    { $side ->
        [bank] Pelo caminho: olhos no banco.
       *[table] Pelo caminho: olhos na mesa.
    }
hacker-event-moving =
    { $hand ->
        [3] Olhas para { $x }, { $y }.
       *[other] A tua mão { $hand } vai para { $x }, { $y }.
    }
hacker-event-returned = De volta ao lugar: { $seat }.
hacker-event-fetched = { $seat }: nota levantada no banco.
hacker-event-protecting = { $seat }: a proteger a conta { $account }.
hacker-event-thrown = A criptografia tirou vírus da conta { $account }: { $viruses }.
hacker-event-named =
    { $outcome ->
        [right] Acusação ({ $seat }): { $suspect }. Certo!
        [wrong] Acusação ({ $seat }): { $suspect }. Errado! Quem foi: { $by }.
       *[own] Acusação ({ $seat }): { $suspect }. Mas o vírus era de quem tem a conta.
    }
hacker-event-looked = Debaixo da conta { $account } – notas de 1: { $ones }, de 2: { $twos }, de 3: { $threes }.
hacker-event-took = { $seat }: nota tirada da conta { $account }.
hacker-event-lost = Perdeste uma nota de { $value } da conta { $account }.
hacker-event-declined = { $seat }: nenhuma nota tirada.
hacker-event-aside = A conta { $account } já não tem notas. Vírus postos de lado: { $viruses }.
hacker-event-counted = { $seat }: { $money } no total.
