### Black Hat em português.
### Os nomes vêm antes de dois pontos, no fim ou entre parênteses: assim a frase também serve com o nome “Tu”.
### Os nomes das casas seguem o livro de regras português.

blackhat-title = Black Hat
blackhat-summary = Ganha as vazas certas, abre caminho pela rede e deixa o mínimo de vestígios.

blackhat-robot = Robot

## Opções

blackhat-option-edition = Edição
blackhat-option-edition-about = Os livros impressos diferem em pormenores. “Da casa” é a nossa escolha do melhor de cada um; cada pormenor pode ainda ser definido à parte.
blackhat-option-board = Tabuleiro
blackhat-option-board-about = “Clássico” é o indicado para começar. “Avançado” tem mais casas de ação. Também podes jogar num desenhado por ti.
blackhat-option-drawing = Ficheiro do tabuleiro
blackhat-option-drawing-about = Um tabuleiro teu, desenhado com caracteres num ficheiro de texto, como os nossos.
blackhat-option-modules = Marcadores de tabuleiro
blackhat-option-modules-about = Quantos marcadores de tabuleiro, tirados ao acaso, entram em jogo logo no início.
blackhat-option-short_deck = Baralho reduzido
blackhat-option-short_deck-about = Com menos de seis jogadores, há menos cartas de cada tipo: menos sorte.
blackhat-option-hidden_hat = Black Hat no baralho
blackhat-option-hidden_hat-about = A Black Hat é baralhada e distribuída como qualquer carta, em vez de ser atribuída por contagem.
blackhat-option-tracer = Deteção
blackhat-option-tracer-about = Os Alarmes bloqueiam peões e soltam um peão de deteção, que prende quem apanhar.
blackhat-option-secret_asset = Recurso Crítico secreto
blackhat-option-secret_asset-about = Um marcador secreto virado para baixo no Recurso Crítico muda o final do jogo.
blackhat-option-celebrity = Estatuto de celebridade
blackhat-option-celebrity-about = Não ganha quem tem menos pontos, mas quem fica mais perto da sua carta de estatuto secreta.
blackhat-option-broken_honeypot = Armadilha ultrapassada
blackhat-option-broken_honeypot-about = Com um peão numa Armadilha, distribui-se só metade das cartas.
blackhat-option-follow = Cartas para responder
blackhat-option-follow-about = Uma carta, ou tantas como as de quem abriu; ou qualquer número.
blackhat-option-refill = Reaproveitar descartes
blackhat-option-refill-about = Se os descartes voltam a formar o baralho quando este se esgota.
blackhat-option-pickup = Cartas que vêm com a Black Hat
blackhat-option-pickup-about = Quem ganha uma vaza Black Hat escolhe-as, ou tem de levar as mais altas.
blackhat-option-service = Negação de Serviço
blackhat-option-service-about = Se é obrigatório mandar um peão para trás, ou só permitido.
blackhat-option-half_deals = Meia distribuição
blackhat-option-half_deals-about = Metade das cartas enquanto houver um peão numa Armadilha, daí em diante, ou só na vez seguinte.
blackhat-option-exploit = Explorar
blackhat-option-exploit-about = Que casas se podem alterar com Explorar: só Hospedeiros, ou qualquer uma.
blackhat-option-randomizer = Aleatória
blackhat-option-randomizer-about = Onde se pode pôr um marcador de tabuleiro: nos sítios assinalados, ou em qualquer lado.
blackhat-option-tie = Empates
blackhat-option-tie-about = Que ronda decide entre totais iguais: a última, ou a anterior.
blackhat-option-alarm_mover = Quem move o peão de deteção
blackhat-option-alarm_mover-about = Quem tem um peão num Alarme, ou quem ativou o mais recente.
blackhat-option-tracer_back = Recuo do peão de deteção
blackhat-option-tracer_back-about = Se pode voltar à esquerda, à casa de onde acabou de vir, ou só subir e descer.
blackhat-option-robot_first = Primeira vaza do Robot
blackhat-option-robot_first-about = Quem joga pelo Robot na primeira vaza de uma ronda: quem não é líder, ou quem não tem a Black Hat.
blackhat-option-celebrity_tie = Empates entre celebridades
blackhat-option-celebrity_tie-about = Se decide a ronda anterior, ou se a vitória é partilhada.
blackhat-option-edition-house = Da casa
blackhat-option-edition-finnish = Finlandesa
blackhat-option-edition-norwegian = Norueguesa
blackhat-option-edition-portuguese = Portuguesa
blackhat-option-board-classic = Clássico
blackhat-option-board-advanced = Avançado
blackhat-option-board-custom = Um teu
blackhat-option-follow-led = uma, ou tantas como as de quem abriu
blackhat-option-follow-any = qualquer número
blackhat-option-refill-yes = sim
blackhat-option-refill-no = não
blackhat-option-pickup-choice = à escolha de quem ganha
blackhat-option-pickup-highest = as mais altas
blackhat-option-service-must = uso obrigatório
blackhat-option-service-may = uso opcional
blackhat-option-half_deals-standing = enquanto lá houver um peão
blackhat-option-half_deals-later = daí em diante
blackhat-option-half_deals-next = só na vez seguinte
blackhat-option-exploit-host = Hospedeiros
blackhat-option-exploit-any = qualquer casa
blackhat-option-randomizer-marked = nos sítios assinalados
blackhat-option-randomizer-anywhere = em qualquer lado
blackhat-option-tie-last = decide a última ronda
blackhat-option-tie-previous = decide a ronda anterior
blackhat-option-alarm_mover-standing = quem tem um peão num Alarme
blackhat-option-alarm_mover-latest = quem ativou o mais recente
blackhat-option-tracer_back-left = também de volta à esquerda
blackhat-option-tracer_back-sideways = só subir e descer
blackhat-option-robot_first-follower = quem não é líder
blackhat-option-robot_first-hatless = quem não tem a Black Hat
blackhat-option-celebrity_tie-previous = decide a ronda anterior
blackhat-option-celebrity_tie-shared = a vitória é partilhada

blackhat-combine-needs = A opção “{ $option }” não faz nada sem “{ $needs }”: define as duas, ou deixa-a como na edição.
blackhat-combine-tie = Com “{ $needs }”, são as cartas de estatuto que decidem os empates: deixa a opção “{ $option }” como na edição.
blackhat-combine-robot = O Robot só entra em partidas a dois, não a { $players }: deixa a opção “{ $option }” como na edição.
blackhat-combine-short = Com seis jogadores, o baralho reduzido é o baralho inteiro: desliga a opção “{ $option }”.
blackhat-warning-robot-tracer = O Robot e a deteção juntos dão situações estranhas. Os livros desaconselham, mas podes.

## Exclamações: com um toque

blackhat-call-nice-trick = Bela vaza!
blackhat-call-mine = Essa é minha!
blackhat-call-not-the-hat = Tudo menos o chapéu!
blackhat-call-hat-suits-you = O chapéu fica-te bem!
blackhat-call-careful = Cuidado agora…
blackhat-call-hurts = Essa doeu!
blackhat-call-catch-me = Apanhem-me se puderem!
blackhat-call-laugh = Ahahah!

## O que se espera

blackhat-expect-lead = És líder: com quantas cartas abres?
blackhat-expect-set =
    { $size ->
        [1] Joga uma carta.
       *[other] Joga uma combinação de { $size } cartas.
    }
blackhat-expect-follow =
    { $led ->
        [1] Responde com uma carta.
       *[other] Responde com uma carta, ou com uma combinação de { $led }.
    }
blackhat-expect-answer = Com quantas cartas respondes? Só uma combinação de { $led } pode ganhar.
blackhat-expect-pickup = A vaza é tua, com a Black Hat e tudo: leva as cartas todas, ou a Black Hat e mais algumas.
blackhat-expect-pick = Escolhe as cartas que vêm com a Black Hat, a mais baixa primeiro. Por escolher: { $picks }.
blackhat-expect-hack = O teu hack: move um peão.
blackhat-expect-service = Negação de Serviço: manda um peão de volta ao início.
blackhat-expect-decoy = Um Isco! Escolhe a casa inicial para o teu peão.
blackhat-expect-exploit = Explorar: soma ou tira um ao valor de uma casa, ou deixa estar.
blackhat-expect-randomize = Aleatória: tira um marcador de tabuleiro, ou deixa estar.
blackhat-expect-lay = Põe o marcador de tabuleiro no tabuleiro.
blackhat-expect-trace = Move o peão de deteção.
blackhat-expect-over = O jogo acabou.

## Recusas

blackhat-lead-first = “{ $given }” ainda não dá: primeiro abre com uma carta, ou com várias do mesmo valor.
blackhat-play-set = “{ $given }” agora não dá: primeiro joga as tuas cartas na vaza.
blackhat-follow-now = “{ $given }” agora não dá: é a tua vez de responder com cartas.
blackhat-answer-first = “{ $given }” ainda não dá: primeiro responde com uma carta, ou com várias do mesmo valor.
blackhat-pick-up = “{ $given }” ainda não dá: primeiro leva todas as cartas da vaza Black Hat, ou a Black Hat e mais algumas.
blackhat-pick-cards = “{ $given }” ainda não dá: primeiro escolhe as cartas que vêm com a Black Hat.
blackhat-must-hack = “{ $given }” agora não dá: ganhaste a vaza e tens de mover um peão.
blackhat-must-send = “{ $given }” agora não dá: escolhe o peão que a Negação de Serviço manda para trás.
blackhat-must-return = “{ $given }” agora não dá: o peão que caiu no Isco volta a uma casa inicial à tua escolha.
blackhat-exploit-now = “{ $given }” agora não dá: altera um valor com Explorar, ou não o uses.
blackhat-randomize-now = “{ $given }” agora não dá: tira um marcador de tabuleiro, ou não o uses.
blackhat-must-lay = “{ $given }” agora não dá: o marcador de tabuleiro que saiu tem de ir para o tabuleiro.
blackhat-must-trace = “{ $given }” agora não dá: o peão de deteção tem de se mover.
blackhat-no-such-set = “{ $given }” não dá: não tens agora nenhuma combinação de { $size } para jogar.
blackhat-no-pass = “{ $given }” não dá: toda a gente joga. Só passa quem tem apenas a Black Hat na mão, e isso é automático.
blackhat-odd-set = “{ $given }” não é uma combinação: é precisa pelo menos uma carta desse valor. Só jokers e Black Hat sem outras cartas contam como 14.
blackhat-not-in-hand = “{ $given }” não dá: precisas de { $count } × “{ $card }”, e tens { $have }.
blackhat-hat-size = “{ $given }” não dá: a Black Hat só pode ir numa combinação de { $led }, tantas cartas como as de quem abriu.
blackhat-wrong-size =
    { $size ->
        [1] “{ $given }” não dá: joga agora exatamente uma carta.
       *[other] “{ $given }” não dá: joga agora exatamente { $size } cartas.
    }
blackhat-led-size = “{ $given }” não dá: { $led ->
        [1] abriu-se com uma carta, e tu respondes com uma carta.
       *[other] joga uma carta, ou exatamente { $led }, tantas como as de quem abriu.
    }
blackhat-not-in-trick = “{ $given }” não dá: não há nenhum { $card } na vaza.
blackhat-pick-rising = “{ $given }” não dá: escolhe as cartas da mais baixa para a mais alta, agora a partir do { $card }.
blackhat-pick-enough = “{ $given }” não dá: daí para cima não há cartas que cheguem. Ainda tens de escolher { $count }.
blackhat-no-pawn = “{ $given }” não dá: ninguém joga com esses peões.
blackhat-in-jail = “{ $given }” não dá: esse peão está na prisão.
blackhat-not-negative = “{ $given }” não dá: o peão não é teu, e { $place } vale { $value }. Só podes mover peões de outros se estiverem em casas negativas.
blackhat-trapped = “{ $given }” não dá: o peão em { $place } está bloqueado.
blackhat-no-way = “{ $given }” não dá: de { $origin } não há setas que levem a { $place }, ou a casa está ocupada.
blackhat-no-way-on = “{ $given }” não dá: de { $origin } não há setas que levem a uma casa livre.
blackhat-send-itself = “{ $given }” não dá: o peão que entrou na casa fica onde está.
blackhat-not-to-send = “{ $given }” não dá: um peão em { $place } não pode ser mandado para trás. Os que estão em Armadilhas e casas iniciais ficam.
blackhat-send-where = “{ $given }” não dá: os peões são mandados para { $backdoor } ou { $public }, as casas iniciais.
blackhat-send-tracer = “{ $given }” não dá: o peão de deteção está em { $place }.
blackhat-send-both = “{ $given }” não dá: o outro peão da mesma cor já está em { $place }.
blackhat-no-target = “{ $given }” não dá: com Explorar não podes alterar { $place }.
blackhat-no-area = “{ $given }” não dá: não cabe um marcador de tabuleiro com o canto superior esquerdo em { $place }.
blackhat-lay-black = “{ $given }” não dá: alguém ficaria num quadrado negro.
blackhat-no-step = “{ $given }” não dá: o peão de deteção dá um passo para cima, para baixo ou para a direita, ou volta para onde estava, se as vossas regras o permitirem.

## O que está em jogo

blackhat-stake-round = Esta ronda
blackhat-stake-secret = Esta ronda, antes do marcador secreto
blackhat-prospect-won = Ganhas esta vaza
blackhat-reason-takes = Ninguém joga depois: ganha a vaza.
blackhat-reason-safe = Ninguém que jogue depois a pode bater.
blackhat-reason-behind =
    Não bate o { $rank } que está na mesa. { $traces ->
        [0] Não poupa vestígios.
        [one] Poupa um vestígio.
       *[other] Poupa { $traces } vestígios.
    }
blackhat-reason-behind-wild =
    Não bate os jokers que estão na mesa. { $traces ->
        [0] Não poupa vestígios.
        [one] Poupa um vestígio.
       *[other] Poupa { $traces } vestígios.
    }
blackhat-reason-short =
    Uma carta sozinha não ganha esta vaza: o líder jogou { $led } cartas. { $traces ->
        [0] Não poupa vestígios.
        [one] Poupa um vestígio.
       *[other] Poupa { $traces } vestígios.
    }
blackhat-reason-beaten-by-card =
    { $cards ->
        [one] Uma carta ainda em jogo bate-a
       *[other] { $cards } cartas ainda em jogo batem-na
    }; { $hands ->
        [1] quem joga depois pode ter uma.
       *[other] { $may ->
            [one] uma das { $hands } mãos que jogam depois pode ter uma.
           *[other] { $may } das { $hands } mãos que jogam depois podem ter uma.
        }
    }
blackhat-reason-beaten-by-set =
    { $hands ->
        [1] Quem joga depois pode ter uma combinação que a bate.
       *[other] { $may ->
            [one] Uma das { $hands } mãos que jogam depois pode ter uma combinação que a bate.
           *[other] { $may } das { $hands } mãos que jogam depois podem ter uma combinação que a bate.
        }
    }
blackhat-reason-lead =
    { $hands ->
        [1] { $may ->
            [0] A outra mão não pode ter uma combinação de { $size }.
           *[other] A outra mão pode ter uma combinação de { $size }.
        }
       *[other] { $may ->
            [one] Uma das outras { $hands } mãos pode ter uma combinação de { $size }.
           *[other] { $may } das outras { $hands } mãos podem ter uma combinação de { $size }.
        }
    }
blackhat-reason-trapped = Aí o peão fica bloqueado.
blackhat-reason-no-way = Daí nenhuma seta leva ao Recurso Crítico.
blackhat-reason-way =
    { $steps ->
        [one] Daí falta um passo até ao Recurso Crítico.
       *[other] Daí faltam { $steps } passos até ao Recurso Crítico.
    }

## De onde vêm os pontos

blackhat-source-cards = Cartas na mão
blackhat-source-spaces = Casas dos peões
blackhat-source-floor = Nunca abaixo de zero
blackhat-source-tile = Marcador secreto

## Nomes

blackhat-card-joker = joker
blackhat-card-hat = Black Hat
blackhat-place-track = pista de deteção ({ $step })
blackhat-place-jail = prisão
blackhat-tile-nsa = NSA
blackhat-tile-jackpot = Jackpot
blackhat-tile-sting = Cilada
blackhat-tile-log-wipe = Registos apagados
blackhat-tile-leak = Fuga de dados
blackhat-tile-decoy = Isco

## Ações

blackhat-do-lead = Abrir com { $size ->
        [1] uma carta
       *[other] { $size } cartas
    }
blackhat-do-follow = Responder com { $size ->
        [1] uma carta
       *[other] { $size } cartas
    }
blackhat-do-play = Jogar { $set }
blackhat-do-pass = Não usar
blackhat-do-take = Levar todas as cartas
blackhat-do-keep = Levar a Black Hat e { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }
blackhat-do-pick = Escolher { $rank }
blackhat-do-move =
    { $own ->
        [yes] Peão { $pawn } de { $origin } para { $to }
       *[no] Peão { $pawn } do lugar { $seat }, de { $origin } para { $to }
    }
blackhat-do-send =
    { $own ->
        [yes] Mandar o teu peão { $pawn } de { $origin } para { $to }
       *[no] Mandar o peão { $pawn } do lugar { $seat } de { $origin } para { $to }
    }
blackhat-do-mark = { $to }: { $change }
blackhat-do-randomize = Tirar um marcador de tabuleiro
blackhat-do-lay = Pôr com o canto superior esquerdo em { $to }
blackhat-do-trace = Peão de deteção → { $to }

## A lição

blackhat-lesson-follow = Ganha quem tiver menos pontos. Estão ali um 9 e um 11, e a carta mais alta ganha a vaza. Toca no teu 13 e joga-o.
blackhat-lesson-follow-done = O teu 13 ganhou a vaza.
blackhat-lesson-move = Quem ganha uma vaza faz um hack: um peão segue uma seta. O número de uma casa conta contra ti; se for negativo, a teu favor. Leva o teu peão de trás para a Cache, −1.
blackhat-lesson-move-done = Na Cache, o teu peão poupa-te um ponto.
blackhat-lesson-lead = Quem ganhou é líder. Várias cartas do mesmo valor só se batem com outras tantas. Toca nos dois 7 e joga-os.
blackhat-lesson-lead-done = Um 3 sozinho não pode ganhar, e os 5 são mais baixos: a vaza é tua outra vez.
blackhat-lesson-jump = Mesmo à frente do teu outro peão está um peão. Salta por cima dele, para a Cache que vale −2.
blackhat-lesson-jump-done = As casas ocupadas saltam-se.
blackhat-lesson-hat = As cartas que te ficam na mão contam contra ti, e a Black Hat é a pior: 5. Ela inverte a vaza: ganha a carta mais baixa, que tem de a levar. Abre com ela.
blackhat-lesson-hat-done = O 2 ganhou e teve de levar a Black Hat. Depois, o teu peão foi tirado da Cache: onde o valor é negativo, qualquer pessoa o pode fazer.
blackhat-lesson-joker = Joga a tua última carta. Um joker sozinho vale 14 e, quando alguém fica sem cartas, a ronda acaba.
blackhat-lesson-joker-done = 14 bate o 6: a vaza é tua.
blackhat-lesson-last = Um último hack: o teu peão da frente para a casa que vale 0.
blackhat-lesson-last-done = Contam-se os pontos da ronda. Nenhuma carta e −1 nos teus peões; menos de zero conta como zero. Os outros ficaram com 11 e 12.
blackhat-lesson-end = E assim continua, ronda a ronda, até um peão chegar ao Recurso Crítico, à direita.

## Acontecimentos

blackhat-event-status = A tua carta de estatuto diz { $value }.
blackhat-event-fame = Carta de estatuto ({ $seat }): { $value }.
blackhat-event-round = Ronda { $number }. Dá as cartas: { $seat }.
blackhat-event-turned = Carta virada para atribuir a Black Hat: { $card }.
blackhat-event-hatted = A Black Hat foi para: { $seat }.
blackhat-event-dealt = { $seat }: { $cards } cartas.
blackhat-event-hand = As tuas cartas: { $cards }.
blackhat-event-shown = { $seat }, à vista: { $card }.
blackhat-event-sized = Vais jogar { $size ->
        [1] uma carta.
       *[other] { $size } cartas.
    }
blackhat-event-played = { $seat }: { $set }.
blackhat-event-passed = { $seat }: só a Black Hat na mão, vez passada.
blackhat-event-won = A vaza vai para: { $seat }.
blackhat-event-took = { $seat }: todas as cartas da vaza para a mão.
blackhat-event-kept = { $seat }: a Black Hat para a mão.
blackhat-event-picked = { $seat }: com ela, { $rank }.
blackhat-event-discarded = O resto da vaza foi descartado.
blackhat-event-moved =
    { $own ->
        [yes] { $seat }: peão { $pawn }, { $origin } → { $to }.
       *[no] { $by }: peão { $pawn } ({ $seat }), { $origin } → { $to }.
    }
blackhat-event-drew = { $seat }: nenhum peão para mover; vem uma carta do baralho.
blackhat-event-drawn = A tua carta: { $card }.
blackhat-event-empty = { $seat }: nenhum peão para mover, e nenhuma carta para ir buscar.
blackhat-event-refilled = Os descartes voltaram ao baralho. Cartas: { $cards }.
blackhat-event-trapped =
    { $trap ->
        [service] O peão { $pawn } ({ $seat }) lançou uma Negação de Serviço e ficou lá bloqueado.
        [alarm] O peão { $pawn } ({ $seat }) ativou um Alarme e ficou lá bloqueado.
       *[honeypot] O peão { $pawn } ({ $seat }) caiu numa Armadilha.
    }
blackhat-event-sent = { $by }: peão { $pawn } ({ $seat }) mandado para trás, { $origin } → { $to }.
blackhat-event-declined = { $seat }: sem usar.
blackhat-event-marked = { $seat }: valor de { $to } alterado, { $change }.
blackhat-event-unmarked = O marcador +/− de { $origin } voltou à reserva.
blackhat-event-found = { $seat }: saiu o marcador de tabuleiro { $module }{ $side }.
blackhat-event-laid = O marcador de tabuleiro { $module }{ $side } está agora em { $to }.
blackhat-event-returned = O marcador de tabuleiro { $module } voltou à reserva.
blackhat-event-alarmed = O peão de deteção anda à solta: { $to } (alarme: { $seat }).
blackhat-event-traced = { $by }: peão de deteção, { $origin } → { $to }.
blackhat-event-jailed = Apanhado e preso: peão { $pawn } ({ $seat }).
blackhat-event-eliminated = Fora do jogo: { $seat }.
blackhat-event-revealed = O marcador secreto: { $tile }!
blackhat-event-scored = { $seat }: cartas { $cards }, casas { $spaces }, marcador secreto { $tile }, mínimo { $floor }. Pontos da ronda: { $points }; total: { $total }.
blackhat-event-ended =
    { $reason ->
        [asset] Um peão chegou ao Recurso Crítico: o jogo acabou!
        [stuck] Já nenhum peão se pode mover: o jogo acabou!
        [tracer] O peão de deteção chegou ao Recurso Crítico: o jogo acabou!
       *[last] Só resta uma cor: o jogo acabou!
    }
blackhat-event-victor = Vitória: { $seat }.

## Tabuleiros e marcadores em ficheiros

blackhat-kind-host = Hospedeiro
blackhat-kind-cache = Cache
blackhat-kind-backdoor = Porta de Serviço
blackhat-kind-public = Servidor Público
blackhat-kind-asset = Recurso Crítico
blackhat-kind-service = Negação de Serviço
blackhat-kind-alarm = Alarme
blackhat-kind-honeypot = Armadilha
blackhat-kind-exploit = Explorar
blackhat-kind-randomizer = Aleatória
blackhat-legend-whole = Seta
blackhat-legend-half = Meia seta
blackhat-legend-place = Sítio para marcador de tabuleiro
blackhat-legend-track = Pista de deteção
blackhat-untitled = Sem título
blackhat-modules-title = Marcadores de tabuleiro
blackhat-picture-alt = O tabuleiro em que se vai jogar: casas com um símbolo e um valor, ligadas por setas.
blackhat-drawing = O ficheiro do tabuleiro não serve. Erros: { $count }
blackhat-file-character = { $given } é um carácter invisível: usa espaços simples.
blackhat-file-word = { $given } não pode começar uma linha. Esperava-se: title, modules, track, o número de uma fila, um ponto antes das setas ou # antes de um comentário.
blackhat-file-twice = Já há uma linha “{ $given }”: escreve-se só uma vez.
blackhat-file-title = O título é demasiado longo. Caracteres: { $given }, no máximo { $most }.
blackhat-file-row = Aqui está a fila { $given }, mas esperava-se a fila { $expected }.
blackhat-file-rows = A fila { $given } está a mais: cabem no máximo { $most }.
blackhat-file-columns = { $given } está a mais: numa fila cabem no máximo { $most } casas.
blackhat-file-stray = Uma linha de setas não fica aqui: há uma por baixo de cada fila de casas.
blackhat-file-arrow-line = Aqui esperava-se uma linha de setas. Começa com um ponto, mesmo que não tenha nenhuma.
blackhat-file-between = { $given } não está numa casa nem a meio entre duas. As casas começam nas colunas 7, 13, 19 e assim por diante.
blackhat-file-shifted = { $given } não está no início de uma casa: isso é nas colunas 7, 13, 19 e assim por diante.
blackhat-file-kind = { $given } não é um tipo de casa. Há estes: { $allowed }
blackhat-file-black = { $given } não é um quadrado negro: escreve-se ###.
blackhat-file-value = { $given } não é um valor: esperava-se um sinal e um algarismo, como +3 ou -1.
blackhat-file-range = O valor { $given } não fica entre { $low } e { $high }.
blackhat-file-sideways = { $given } não é uma seta entre duas casas de uma fila: esperava-se > ou <.
blackhat-file-arrow = { $given } não é uma seta aqui: v e ^ ficam por baixo do sinal de um valor, \ / e X a meio entre duas casas.
blackhat-file-none = Falta no tabuleiro: { $kind ->
        [backdoor] Porta de Serviço
        [public] Servidor Público
       *[asset] Recurso Crítico
    }. Esperava-se uma casa com a letra { $letter }.
blackhat-file-another = Outra vez em { $cell }: { $kind ->
        [backdoor] Porta de Serviço
        [public] Servidor Público
       *[asset] Recurso Crítico
    }. Um tabuleiro só tem uma casa dessas, e já está em { $first }.
blackhat-file-into-start = Uma seta leva a { $cell }, mas ninguém se move para uma casa inicial.
blackhat-file-out-of-goal = Uma seta sai de { $cell }, mas todos os caminhos acabam no Recurso Crítico.
blackhat-file-circle = As setas andam em círculo em { $cell }: nenhum peão pode voltar aonde já esteve.
blackhat-file-no-way = Nenhum caminho leva de { $cell } ao Recurso Crítico.
blackhat-file-places = Sítios para marcadores de tabuleiro: { $given }, esperavam-se { $expected }. A linha indica as casas do canto superior esquerdo: modules d1 f2 h1 d4 h4
blackhat-file-cell = { $given } não é uma casa: as casas chamam-se a1 a { $last }.
blackhat-file-off = Um marcador de tabuleiro em { $cell } ficaria em parte fora do tabuleiro: precisa de duas por duas casas.
blackhat-file-over = Um marcador de tabuleiro em { $cell } cobriria { $over }, uma casa inicial ou o Recurso Crítico.
blackhat-file-overlap = Um marcador de tabuleiro em { $cell } ficaria por cima de outro sítio.
blackhat-file-track = { $given } não serve de pista de deteção. Esperava-se: track { $expected }
blackhat-file-tracer = O peão de deteção não consegue ir da Porta de Serviço a { $cell }: anda para cima, para baixo e para a direita, nunca por quadrados negros.
blackhat-file-face = Aqui está a face { $given }, mas esperava-se a face { $expected }: cada marcador de tabuleiro tem um lado a e um lado b.
blackhat-file-face-word = { $given } não pode começar uma linha aqui. Esperava-se: face, o número de uma fila ou um ponto antes das setas.
blackhat-file-face-cells = Casas desta face: { $given }. Esperavam-se duas filas de duas.
blackhat-file-face-kind =
    { $kind ->
        [backdoor] Porta de Serviço
        [public] Servidor Público
       *[asset] Recurso Crítico
    } nunca aparece num marcador de tabuleiro.
blackhat-file-faces = Faces: { $given }. Esperavam-se { $expected }, duas para cada um dos { $modules } marcadores de tabuleiro.
blackhat-file-unreached = Nenhum caminho leva a { $cell }: só um marcador de tabuleiro poderia levar lá alguém.
blackhat-file-dead-end = De { $cell } nenhum caminho leva ao Recurso Crítico: só um marcador de tabuleiro poderia libertar um peão.
blackhat-file-few-positive = Casas com valor positivo: { $given } de { $spaces }. Deviam ser mais de metade.
blackhat-file-many-negative = Casas com valor negativo: { $given } de { $spaces }. Deviam ser, no máximo, um quarto.
blackhat-file-not-falling = Os valores deviam descer em direção à meta, mas em média são { $left } à esquerda e { $right } à direita.
blackhat-check-board = { $file }: um tabuleiro, “{ $title }”
blackhat-check-modules = { $file }: as faces de todos os marcadores de tabuleiro ({ $faces })
blackhat-check-faults = { $file }: { $count ->
        [one] um erro
       *[other] { $count } erros
    }
blackhat-check-spaces = Casas: { $kinds }
blackhat-check-way = Caminho mais curto de { $start } a { $goal }: { $moves } jogadas
blackhat-check-places = Sítios para marcadores de tabuleiro: { $places }
blackhat-check-long = Demasiado longo para uma mesa. Caracteres: { $given }, no máximo { $most }.
blackhat-check-warning = Aviso. { $reason }
blackhat-check-good = Sem erros.
blackhat-check-play = Para jogar nele: { $command }
