### Black Hat: frases de que só a página precisa.
### As frases com o nome de alguém também servem quando esse nome é “Tu”.

blackhat-page-board = A mesa de Black Hat: rede, vaza e cartas.
blackhat-page-hand = As tuas cartas. As teclas de seta percorrem-nas, a barra de espaços escolhe uma, Enter joga, Escape cancela.
blackhat-page-hand-robot = As cartas do Robot. As teclas de seta percorrem-nas, a barra de espaços escolhe uma, Enter joga, Escape cancela.
blackhat-page-hand-of = Cartas: { $seat }
blackhat-page-hand-own = As tuas cartas
blackhat-page-robot-yours = Jogas pelo Robot
blackhat-page-robot-theirs = Robot. Joga por ele: { $seat }

## Três imagens antes do primeiro jogo

blackhat-page-intro-goal = Leva os teus dois peões para a direita, para casas que custam pouco. Um peão no Recurso Crítico acaba o jogo. Ganha quem tiver menos pontos.
blackhat-page-intro-turn = Joga uma carta, ou várias do mesmo valor. Só tantas como as da abertura podem ganhar: a mais alta, ou, com a Black Hat na vaza, a mais baixa. Quem ganha move um peão ao longo de uma seta.
blackhat-page-intro-score = Uma ronda acaba quando alguém fica sem cartas. Então, os pontinhos das cartas que tens na mão e os números das casas debaixo dos teus peões são os teus pontos.

## Cartas e combinações

blackhat-page-card = Carta { $rank }
blackhat-page-card-label =
    { $open ->
        [yes] { $card }, vestígios { $traces }, conhecida por todos
       *[no] { $card }, vestígios { $traces }
    }
blackhat-page-set-one = um { $rank }
blackhat-page-set-joker = um joker, valor 14
blackhat-page-set-hat = a Black Hat, valor 14
blackhat-page-set-wild =
    { $hat ->
        [yes] { $size } jokers, Black Hat incluída, valor 14
       *[no] { $size } jokers, valor 14
    }
blackhat-page-set-many =
    { $size ->
        [2] dois { $rank }
        [3] três { $rank }
        [4] quatro { $rank }
        [5] cinco { $rank }
        [6] seis { $rank }
        [7] sete { $rank }
       *[other] { $size } × { $rank }
    }
blackhat-page-set-with =
    { $hat ->
        [yes] { $jokers ->
            [0] { $set }, um deles a Black Hat
            [1] { $set }, com um joker e a Black Hat
           *[other] { $set }, com { $jokers } jokers e a Black Hat
        }
       *[no] { $jokers ->
            [1] { $set }, um deles joker
           *[other] { $set }, { $jokers } deles jokers
        }
    }

## Escolher cartas

blackhat-page-tap-cards = Toca nas cartas que queres jogar.
blackhat-page-play = Jogar
blackhat-page-unpick = Desmarcar
blackhat-page-one-rank = “{ $given }” não dá: um valor de cada vez. Só os jokers e a Black Hat se juntam a qualquer um.
blackhat-page-not-yet =
    { $missing ->
        [1] Falta uma carta para uma combinação de { $size }
       *[other] Faltam { $missing } cartas para uma combinação de { $size }
    }
blackhat-page-stands-leads = Abres com isto: ganha o mais alto.
blackhat-page-stands-leads-turned = Abres com a Black Hat: ganha o mais baixo.
blackhat-page-stands-short =
    { $led ->
        [1] Não pode ganhar: abriu-se com uma carta, e só uma carta sozinha pode ganhar.
       *[other] Não pode ganhar: abriu-se com { $led } cartas, e só combinações de { $led } podem ganhar.
    }
blackhat-page-stands-wins = Por agora, ganharia.
blackhat-page-stands-wins-turned = Ganha o mais baixo: por agora, seria este.
blackhat-page-stands-loses = Perde contra { $set } – { $seat }.
blackhat-page-stands-loses-turned = Ganha o mais baixo: perde contra { $set } – { $seat }.

## A vaza

blackhat-page-trick = Vaza
blackhat-page-trick-empty = Ainda sem cartas. Abre: { $seat }.
blackhat-page-trick-last = Última vaza
blackhat-page-trick-now = Esta vaza
blackhat-page-trick-won = A vaza vai para: { $seat }
blackhat-page-trick-won-why = A vaza vai para: { $seat } – { $reason }
blackhat-page-reason-beats =
    { $size ->
        [1] { $set } vence { $other }
       *[other] { $set } vencem { $other }
    }
blackhat-page-reason-beats-turned = com a Black Hat ganha o mais baixo: { $set } contra { $other }
blackhat-page-reason-last = { $set }: entre iguais, ganha quem jogou por último
blackhat-page-reason-alone =
    { $size ->
        [1] { $set }: mais ninguém jogou uma só carta
       *[other] { $set }: mais ninguém jogou { $size } iguais
    }
blackhat-page-best = Por agora, ganha: { $seat }
blackhat-page-best-turned = Ganha o mais baixo. Por agora: { $seat }
blackhat-page-leads = abre
blackhat-page-leads-label = Abre: { $seat }
blackhat-page-slot = { $seat }: { $set }
blackhat-page-slot-best = { $seat }: { $set }. Por agora, ganha
blackhat-page-slot-won = { $seat }: { $set }. Ganha a vaza
blackhat-page-slot-waiting = { $seat }: ainda nada
blackhat-page-take-all =
    { $traces ->
        [0] Levar todas as { $count }
       *[other] Levar todas as { $count } (vestígios +{ $traces })
    }
blackhat-page-keep-these =
    { $count ->
        [0] Só a Black Hat (vestígios +{ $traces })
        [1] Black Hat e esta carta (vestígios +{ $traces })
       *[other] Black Hat e estas { $count } (vestígios +{ $traces })
    }
blackhat-page-keep-given = Black Hat e { $cards } (vestígios +{ $traces })
blackhat-page-keep-choose =
    { $count ->
        [1] … ou toca numa das cartas acima, para vir com a Black Hat.
       *[other] … ou toca em { $count } das cartas acima, para virem com a Black Hat.
    }
blackhat-page-pick-choose =
    { $count ->
        [1] Toca numa das cartas acima, para vir com a Black Hat.
       *[other] Toca em { $count } das cartas acima, para virem com a Black Hat.
    }
blackhat-page-no-joker = Os jokers só vêm se levares todas as cartas.
blackhat-page-hat-anyway = A Black Hat vem contigo de qualquer maneira: escolhe outras cartas.
blackhat-page-given-anyway = Aqui não há nada a escolher: são estas as cartas que vêm com a Black Hat.

## Botões

blackhat-page-do-move =
    { $own ->
        [yes] Peão { $pawn }: { $origin } → { $to }
       *[no] Peão { $pawn } ({ $seat }): { $origin } → { $to }
    }
blackhat-page-do-send =
    { $own ->
        [yes] Mandar para trás o teu peão { $pawn }: { $origin } → { $to }
       *[no] Mandar para trás o peão { $pawn } ({ $seat }): { $origin } → { $to }
    }

## O que se espera

blackhat-page-for-robot = Robot: { $words }
blackhat-page-expect-lead = Abre com uma carta, ou com várias iguais.
blackhat-page-expect-set =
    { $size ->
        [1] Joga uma carta.
       *[other] Joga uma combinação de { $size } cartas.
    }
blackhat-page-expect-follow =
    { $led ->
        [1] Joga uma carta.
        [2] Joga uma carta, ou duas iguais.
        [3] Joga uma carta, ou três iguais.
        [4] Joga uma carta, ou quatro iguais.
       *[other] Joga uma carta, ou { $led } iguais.
    }
blackhat-page-expect-answer =
    { $led ->
        [1] Joga uma carta, ou várias iguais. Para ganhar, só com uma.
       *[other] Joga uma carta, ou várias iguais. Para ganhar, só com { $led }.
    }
blackhat-page-expect-pickup = Ganhaste a Black Hat. O que levas?
blackhat-page-expect-pick = Escolhe o que vem com a Black Hat. Por escolher: { $picks }.
blackhat-page-expect-hack = Ganhaste a vaza: move um peão.
blackhat-page-expect-service = Negação de Serviço: manda um peão de volta a uma casa inicial.
blackhat-page-expect-decoy = Um Isco! Escolhe a casa inicial para o teu peão.
blackhat-page-expect-exploit = Explorar: soma ou tira um ao valor de uma casa, ou não o uses.
blackhat-page-expect-randomize = Aleatória: tira um marcador de tabuleiro e refaz a rede, ou não a uses.
blackhat-page-expect-lay = Põe o marcador de tabuleiro na rede.
blackhat-page-expect-trace = Tens um peão num Alarme: move o peão de deteção um passo.

## À espera de outra pessoa

blackhat-page-wait-robot = A decidir pelo Robot: { $seat }.
blackhat-page-wait-lead = A abrir a vaza: { $seat }.
blackhat-page-wait-set = A escolher cartas: { $seat }.
blackhat-page-wait-follow = A responder na vaza: { $seat }.
blackhat-page-wait-answer = A responder na vaza: { $seat }.
blackhat-page-wait-pickup = A recolher a Black Hat: { $seat }.
blackhat-page-wait-pick = A recolher a Black Hat: { $seat }.
blackhat-page-wait-hack = A mover um peão: { $seat }.
blackhat-page-wait-service = Negação de Serviço! Quem volta ao início? Decide: { $seat }.
blackhat-page-wait-decoy = Do Isco de volta a uma casa inicial: { $seat }.
blackhat-page-wait-exploit = A usar Explorar: { $seat }.
blackhat-page-wait-randomize = Na Aleatória: { $seat }.
blackhat-page-wait-lay = A pôr um marcador de tabuleiro: { $seat }.
blackhat-page-wait-trace = A mover o peão de deteção: { $seat }.

## Factos ao lado de um nome

# Em “pt”, o zero também cai em [one]: por isso, aqui o número vem depois da palavra.
blackhat-page-fact-cards =
    { $count ->
        [one] Cartas: { $count }
       *[other] Cartas: { $count }
    }
blackhat-page-fact-cards-about =
    { $count ->
        [one] Cartas na mão: { $count }
       *[other] Cartas na mão: { $count }
    }
blackhat-page-fact-hat = Black Hat
blackhat-page-fact-hat-about = Tem a Black Hat
blackhat-page-fact-dealer = Deu cartas
blackhat-page-fact-dealer-about = Deu as cartas nesta ronda
blackhat-page-fact-last = Última +{ $points }
blackhat-page-fact-last-about = Pontos da última ronda: { $points }
blackhat-page-fact-target = Alvo { $target }
blackhat-page-fact-target-about = Carta de estatuto: { $target }. Ganha quem ficar mais perto; o total agora é { $points }
blackhat-page-fact-out = Fora
blackhat-page-fact-out-about = Fora do jogo: os dois peões estão na prisão

## Pontos

blackhat-page-scores = Pontuação
blackhat-page-scores-round = Ronda { $round }
blackhat-page-scores-all = O jogo todo
blackhat-page-scores-fewest = Ganha quem tiver menos pontos.
blackhat-page-scores-celebrity = Ganha quem ficar mais perto da sua carta de estatuto. A tua: { $target }.
blackhat-page-scores-celebrity-secret = Ganha quem ficar mais perto da sua carta de estatuto.
blackhat-page-tally = Se a ronda acabasse agora, recebias { $points }.
blackhat-page-tally-all = Se a ronda acabasse agora:
blackhat-page-tally-spaces = casas { $points }, cartas desconhecidas

## Ajudas à memória

blackhat-aids-about = Toda a gente pode rever as vazas da ronda, as cartas já vistas e o que se sabe de cada mão.
blackhat-page-memory = Memória
blackhat-page-memory-close = Fechar as ajudas à memória
blackhat-page-memory-cards = Cartas vistas
blackhat-page-memory-hands = O que se sabe de cada mão
blackhat-page-memory-tricks = Vazas desta ronda
blackhat-page-memory-none = Ainda não foi ganha nenhuma vaza nesta ronda.
blackhat-page-memory-card = { $card }: { $seen } de { $all } vistas
blackhat-page-memory-unknown =
    { $count ->
        [one] uma carta desconhecida
       *[other] { $count } cartas desconhecidas
    }
blackhat-page-score-cards = Cartas
blackhat-page-score-cards-about = Vestígios das cartas na mão
blackhat-page-score-spaces = Casas
blackhat-page-score-spaces-about = Valores das casas onde estão os peões
blackhat-page-score-floor = Mínimo
blackhat-page-score-floor-about = Uma ronda nunca conta menos de zero
blackhat-page-score-tile = Secreto
blackhat-page-score-tile-about = O que o marcador secreto mudou
blackhat-page-score-round = Ronda
blackhat-page-score-total = Total
blackhat-page-score-player = Nome
blackhat-page-scores-close = Fechar a pontuação

## Marcadores secretos

blackhat-page-revealed = O marcador secreto: { $tile }! { $about }
blackhat-page-event-turned = Virada e contada para ver quem fica com a Black Hat: { $card }.
blackhat-page-scored = { $seat }: { $points } pontos nesta ronda, { $total } no total
blackhat-page-scored-cards = cartas { $points }
blackhat-page-scored-spaces = casas { $points }
blackhat-page-scored-tile = marcador secreto { $points }
blackhat-page-scored-floor = uma ronda nunca conta menos de zero: +{ $points }
blackhat-page-tile-nsa = Os pontos desta ronda são arredondados às dezenas.
blackhat-page-tile-jackpot = Menos cinco pontos para quem o virou.
blackhat-page-tile-sting = Mais cinco pontos para quem o virou.
blackhat-page-tile-log-wipe = Desta vez, as cartas na mão não contam.
blackhat-page-tile-leak = Desta vez, as cartas na mão contam a dobrar.
blackhat-page-tile-decoy = Aqui não há nada: o peão volta ao início, e o jogo continua.

## A posição em palavras

blackhat-page-sum-round = Ronda { $round }. Deu as cartas: { $seat }.
blackhat-page-sum-hand = As tuas cartas: { $cards }. Vestígios: { $traces }.
# Em “pt”, o zero também cai em [one]: por isso, aqui o número vem depois da palavra.
blackhat-page-sum-held =
    { $count ->
        [one] { $seat }, cartas: { $count }.
       *[other] { $seat }, cartas: { $count }.
    }
blackhat-page-sum-known =
    { $count ->
        [one] { $seat }: uma carta, conhecida: { $cards }.
       *[other] { $seat }: { $count } cartas, das quais se conhecem: { $cards }.
    }
blackhat-page-sum-open = { $seat }: { $cards }.
blackhat-page-sum-set = Na vaza, { $seat }: { $set }.

## Quando se examina algo

blackhat-page-about-here = Aqui: { $pawns }.
blackhat-page-about-value = Valor { $value }
blackhat-page-about-traces = Vestígios { $traces }
blackhat-page-about-kind-host = Uma casa comum: o peão fica aqui, e mais nada.
blackhat-page-about-kind-start = Uma casa inicial: cabem cá muitos peões, mas nunca os dois da mesma pessoa.
blackhat-page-about-kind-asset = O primeiro peão que aqui chegar acaba o jogo.
blackhat-page-about-kind-asset-secret = O primeiro peão que aqui chegar vira o marcador secreto e o jogo acaba, a não ser que seja um Decoy.
blackhat-page-about-kind-alarm-lax = Sem o peão de deteção, um Alarme é uma casa comum.
blackhat-page-about-leads = As setas levam a { $cells }.
blackhat-page-about-leads-nowhere = Nenhuma seta inteira leva adiante.
blackhat-page-about-value-name = Valor de { $cell }
blackhat-page-about-value-now = Quem aqui tem um peão soma isto no fim de cada ronda. Poucos pontos é bom.
blackhat-page-about-pawn-own = Teu.
blackhat-page-about-reach = Poderia ir para { $cells }.
blackhat-page-about-stuck = Agora não pode ir a lado nenhum.
blackhat-page-about-trapped = Bloqueado.
blackhat-page-about-module = Um marcador de tabuleiro: quatro quadrados por cima do tabuleiro. Nas margens pode cortar setas ou completar outras.
blackhat-page-about-drawn = Este marcador de tabuleiro foi tirado e tem de ser colocado agora.
blackhat-page-about-area-name = Lugar para o marcador: { $cell }
blackhat-page-about-area = O marcador de tabuleiro pode ficar aqui, com o canto superior esquerdo neste quadrado.
blackhat-page-about-network-name = A rede
blackhat-page-about-network = Os peões seguem as setas das casas iniciais, à esquerda, até ao Recurso Crítico, à direita.
blackhat-page-about-black-name = Quadrado negro
blackhat-page-about-black = Aqui não pode estar ninguém.
blackhat-page-about-cells-name = Nomes das casas
blackhat-page-about-cells = Uma letra para a coluna e um número para a linha: é assim que o registo e os botões nomeiam as casas.
blackhat-page-about-arrow-name = Seta
blackhat-page-about-arrow = Uma seta inteira: os peões seguem-na neste sentido, uma casa de cada vez, saltando as ocupadas.
blackhat-page-about-broken-name = Seta cortada
blackhat-page-about-broken = Falta metade desta seta, por isso ninguém a pode seguir.
blackhat-page-about-place-name = Lugar para um marcador
blackhat-page-about-place = Um dos cinco lugares assinalados onde pode haver marcadores de tabuleiro.
blackhat-page-about-ways-name = Caminhos possíveis
blackhat-page-about-ways = Para onde este peão poderia ir; os saltos são arcos.
blackhat-page-about-trail-name = Última jogada
blackhat-page-about-trail = O caminho que acabou de ser feito.
blackhat-page-about-track-name = A pista do peão de deteção
blackhat-page-about-track = Um peão num Alarme põe o peão de deteção nesta pista de três passos, que leva à Porta de Serviço.
blackhat-page-about-jail = Peões que o peão de deteção apanhou: cada um conta 5 em cada contagem. Quem não tiver peões no tabuleiro está fora.
blackhat-page-about-tracer-name = O peão de deteção
blackhat-page-about-tile-name = Marcador secreto
blackhat-page-about-tile = Vira-o o primeiro peão a lá chegar; pode mudar os pontos ou ser um Decoy.
blackhat-page-about-card = Sozinha ou com outras do mesmo valor é uma combinação. Ganha a mais alta das que têm tantas cartas como a primeira; entre iguais, a última.
blackhat-page-about-card-joker = Numa combinação vale qualquer carta; sozinho é um 14.
blackhat-page-about-card-hat = Conta como joker, mas vira a vaza: ganha a mais baixa, e quem ganha tem de levar o chapéu e algumas cartas.
blackhat-page-about-held = Se ainda estiver na mão no fim da ronda, os vestígios contam contra ti.
blackhat-page-about-open = Toda a gente sabe que está nesta mão.
blackhat-page-about-back-name = Carta desconhecida
blackhat-page-about-back = Cartas desta mão que não conheces: { $count } ({ $seat }).
blackhat-page-about-hand = Cartas na mão: { $count }. Das que sobrarem no fim da ronda contam os vestígios.
blackhat-page-about-unknown = Não conheces { $count } delas.
blackhat-page-about-trick-name = A vaza
blackhat-page-about-led = Cartas da primeira jogada: { $led }. Só outras tantas podem ganhar.
blackhat-page-about-trick = Ganha o valor mais alto, entre iguais o último. Quem ganha move um peão e é líder da vaza seguinte.
blackhat-page-about-trick-turned = A Black Hat está na vaza: ganha o valor mais baixo, entre iguais o último, e quem ganha leva o chapéu.
blackhat-page-about-best = A ganhar: { $seat }, { $set }.
blackhat-page-about-slot-waiting = Ainda não jogou nesta vaza.
blackhat-page-about-slot-short = Não pode ganhar: só { $led } cartas podem, tantas como na primeira jogada.
blackhat-page-about-slot-best = Para já bate tudo o resto na vaza.
blackhat-page-about-slot-beaten = Batida por: { $best }.
blackhat-page-about-play = Joga na vaza as cartas escolhidas. Escolhe uma carta, ou várias iguais.
blackhat-page-about-pile = Uma carta da vaza que ganhaste: com o chapéu vêm todas, ou tantas como na primeira jogada.
blackhat-page-about-column-cards-name = Cartas
blackhat-page-about-column-cards = Vestígios das cartas que ficaram na mão.
blackhat-page-about-column-spaces-name = Casas
blackhat-page-about-column-spaces = Valores das casas dos dois peões; um peão na prisão conta 5.
blackhat-page-about-column-floor-name = Pelo menos 0
blackhat-page-about-column-floor = Uma ronda nunca conta menos de zero: isto fá-la subir a zero.
blackhat-page-about-column-tile-name = Marcador secreto
blackhat-page-about-column-tile = O que o marcador secreto mudou.
blackhat-page-about-column-round-name = Ronda
blackhat-page-about-column-round = Todos os pontos desta ronda.
blackhat-page-about-column-total-name = Total
blackhat-page-about-column-total = Todas as rondas juntas.
blackhat-page-about-score = Pontos conforme a origem; menos é melhor, a não ser com cartas de estatuto.
blackhat-page-about-last-trick-name = Última vaza
blackhat-page-about-last-trick = Mostra outra vez a última vaza.
blackhat-page-about-sheet-name = Pontuação
blackhat-page-about-sheet = Mostra de onde vêm os pontos de cada um.
blackhat-page-about-whole = Mostra o tabuleiro inteiro, mais pequeno, ou volta à parte que interessa.
blackhat-page-about-do-lead = Dizes com quantas cartas começas.
blackhat-page-about-do-follow = Dizes quantas cartas jogas.
blackhat-page-about-do-play = Estas cartas vão para a vaza.
blackhat-page-about-do-take = Todas as cartas da vaza vêm para a tua mão, com os vestígios.
blackhat-page-about-do-keep = Só o chapéu e tantas cartas como na primeira jogada vêm para a tua mão; o resto é descartado.
blackhat-page-about-do-pick = Esta carta vem com o chapéu.
blackhat-page-about-do-move = O peão segue as setas até esta casa, e a casa faz efeito.
blackhat-page-about-do-send = O peão volta a esta casa inicial.
blackhat-page-about-do-mark = Um marcador +/− muda em um o valor desta casa.
blackhat-page-about-do-lay = O marcador de tabuleiro tirado fica aqui; os peões ficam onde estão.
blackhat-page-about-do-trace = O peão de deteção vem para aqui; os peões nesta casa vão para a prisão.
blackhat-page-about-do-pass = Aqui não acontece nada.
blackhat-page-about-do-randomize = Tira-se um marcador de tabuleiro ao acaso, que tem de ser colocado.

## O fim

blackhat-page-end-fewest = Ganha quem tiver menos pontos.
blackhat-page-end-celebrity = Ganha quem ficar mais perto da sua carta de estatuto.
blackhat-page-end-status = Cartas de estatuto: { $cards }.
blackhat-page-end-robot = Total do Robot: { $points }.
blackhat-page-end-robot-won = Desta vez ganhou o Robot. Olha-te bem ao espelho, e sem pressa.

## Momentos para rever

blackhat-page-moment-ended = O fim
blackhat-page-moment-revealed = O marcador secreto
blackhat-page-moment-eliminated = Alguém sai do jogo
blackhat-page-moment-jailed = O peão de deteção ataca
blackhat-page-moment-scored = Contam-se os pontos
blackhat-page-moment-hatted = Uma vaza Black Hat
blackhat-page-cheer-hat = Chapéu roubado!

## Dicas para a primeira partida

blackhat-page-hint-traces = As pintas de uma carta são os seus vestígios: o que ainda tiveres na mão no fim da ronda conta contra ti. Agora, os teus somam { $traces }.
blackhat-page-hint-lead = És líder. Toca numa carta, ou em várias do mesmo valor, e depois em Jogar. Quem ganha uma vaza move um peão; quando alguém fica sem cartas, a ronda acaba.
blackhat-page-hint-lead-many = Várias cartas do mesmo valor são difíceis de bater: só outras tantas, de valor igual ou mais alto, o conseguem. E livras-te mais depressa dos vestígios.
blackhat-page-hint-follow-one = Toda a gente joga uma carta, e a mais alta ganha a vaza; entre iguais, a última. Não tens de tentar ganhar.
blackhat-page-hint-follow-many =
    { $led ->
        [1] Abriu-se com uma carta.
       *[other] Abriu-se com { $led } iguais. Só outras tantas iguais podem ganhar; senão, joga uma carta qualquer.
    }
blackhat-page-hint-follow-any = Joga quantas quiseres, do mesmo valor. Mas só podem ganhar { $led } iguais, tantas como as de quem abriu.
blackhat-page-hint-hat = Tem a Black Hat: { $seat }. Uma vaza com essa carta fica de pernas para o ar.
blackhat-page-hint-hat-mine = Tens a Black Hat. Se a jogares, ganham as cartas mais baixas, e quem ganhar a vaza tem de a levar, com mais algumas cartas.
blackhat-page-hint-turned = A Black Hat está na vaza: agora ganha o mais baixo, e quem ganhar leva-a para a mão com mais algumas cartas. É isso que queres?
blackhat-page-hint-pickup = Leva todas as cartas para teres força nas próximas vazas, ou só a Black Hat e tantas como as de quem abriu. Cada carta tem os seus vestígios.
blackhat-page-hint-hack = Ganhar uma vaza dá-te um hack: move um dos teus peões ao longo de uma seta. As casas ocupadas saltam-se. Os números contam no fim de cada ronda: quanto mais baixos, melhor.
blackhat-page-hint-negative = Em casas de valor negativo, os peões não estão seguros: quem ganha uma vaza pode movê-los, sejam de quem forem.
blackhat-page-hint-asset = O Recurso Crítico está ao teu alcance! Um peão que lá chegue acaba com o jogo. Avança, se fores tu quem tem menos pontos.
blackhat-page-hint-honeypot = Uma Armadilha tem um belo valor, mas um peão que lá caia nunca mais sai.
blackhat-page-hint-service-near = Negação de Serviço: quem lá entra manda outro peão de volta ao início, mas fica bloqueado.
blackhat-page-hint-alarm = Um Alarme bloqueia o teu peão e solta o peão de deteção. A partir daí, és tu que o moves sempre que ganhas uma vaza.
blackhat-page-hint-exploit-near = Com Explorar, podes somar ou tirar um ao valor de uma casa.
blackhat-page-hint-randomizer-near = Numa Aleatória, podes tirar um marcador de tabuleiro que refaz uma parte da rede.
blackhat-page-hint-cache = As Caches têm valores baixos ou negativos: custam pouco, ou até te tiram pontos. Mas, onde o valor é negativo, os outros podem mover o teu peão.
blackhat-page-hint-service = Escolhe um peão para mandar para trás. Vai para uma casa inicial e recomeça o caminho.
blackhat-page-hint-decoy = O marcador secreto era um Isco: o jogo continua, e o teu peão volta a uma casa inicial.
blackhat-page-hint-exploit = Baixa o valor da tua casa, ou sobe o de uma onde esteja outra pessoa. Abaixo de zero, os outros podem mover o peão que lá está.
blackhat-page-hint-randomizer = Um marcador de tabuleiro cobre quatro casas e muda as setas nas suas margens. Só se podem seguir setas com as duas metades.
blackhat-page-hint-trace = O peão de deteção vai para uma casa vizinha, em regra sem voltar para trás. Os peões que apanhar vão para a prisão: 5 pontos em cada ronda.
blackhat-page-hint-tracer = O peão de deteção anda à solta. Move-o quem tem um peão num Alarme e ganha uma vaza, e os peões que ele apanhar vão para a prisão.
blackhat-page-hint-robot = A dois, joga também um Robot. Nesta vaza jogas tu as cartas dele, que toda a gente vê: ele pode ganhar vazas, e até o jogo.
blackhat-page-hint-score = Uma ronda acaba quando alguém fica sem cartas. Cada pessoa soma os vestígios na mão e os valores das casas dos seus dois peões. Os peões ficam onde estão.
blackhat-page-hint-end = Há um peão perto do Recurso Crítico. Assim que algum lá chegar, o jogo acaba, e ganha quem tiver menos pontos.
blackhat-page-hint-celebrity = Não ganha quem tem menos pontos: o que te convém é acabar o mais perto possível de { $target }.

## A rede

blackhat-page-net = A rede. As teclas de seta percorrem o que podes escolher, ou vão de peão em peão; Enter confirma, Escape cancela.
blackhat-page-net-map = Todas as casas e aonde levam as suas setas
blackhat-page-net-whole = Mostrar o tabuleiro todo
blackhat-page-net-jail = Prisão
blackhat-page-net-tracer = o peão de deteção

blackhat-page-net-kind-host = Hospedeiro
blackhat-page-net-kind-cache = Cache
blackhat-page-net-kind-backdoor = Porta de Serviço
blackhat-page-net-kind-public = Servidor Público
blackhat-page-net-kind-asset = Recurso Crítico
blackhat-page-net-kind-service = Negação de Serviço
blackhat-page-net-kind-alarm = Alarme
blackhat-page-net-kind-honeypot = Armadilha
blackhat-page-net-kind-exploit = Explorar
blackhat-page-net-kind-randomizer = Aleatória

blackhat-page-net-module-1a = Firewall
blackhat-page-net-module-1b = Balanceador de carga
blackhat-page-net-module-2a = Gateway de correio
blackhat-page-net-module-2b = Relay aberto
blackhat-page-net-module-3a = Sandbox
blackhat-page-net-module-3b = Poço de alcatrão
blackhat-page-net-module-4a = Botnet
blackhat-page-net-module-4b = Inundação
blackhat-page-net-module-5a = Deteção de intrusões
blackhat-page-net-module-5b = Fio de alarme
blackhat-page-net-module-6a = Nuvem
blackhat-page-net-module-6b = Máquina virtual
blackhat-page-net-module-7a = Beco sem saída
blackhat-page-net-module-7b = Cruzamento
blackhat-page-net-module-8a = Cofre
blackhat-page-net-module-8b = Arquivo

## Escolher na rede

blackhat-page-net-pawn = Peão { $pawn } ({ $seat })
blackhat-page-net-own-pawn = Peão { $pawn }
blackhat-page-net-space = { $cell }, { $kind }, valor { $value }
blackhat-page-net-black = { $cell }, quadrado negro
blackhat-page-net-taken = { $space }. Aqui: { $pawns }
blackhat-page-net-take = { $pawn }, { $space }. Pode ir para { $cells }
blackhat-page-net-goal = { $action }: { $space }
blackhat-page-net-change = Mudar o valor: { $space }
blackhat-page-net-move = { $pawn } de { $origin } para { $to }
blackhat-page-net-send = { $pawn } para trás, de { $origin } para { $to }
blackhat-page-net-lay = Pôr { $module } com o canto superior esquerdo em { $to }
blackhat-page-net-look = { $pawn }: { $space }. Poderia ir para { $cells }.
blackhat-page-net-look-only = { $pawn }: { $space }.
blackhat-page-net-look-stuck = { $pawn }: { $space }. Agora não pode ir a lado nenhum.
blackhat-page-net-look-trapped = { $pawn }: { $space }. Bloqueado.

blackhat-page-net-ask-change = Novo valor?
blackhat-page-net-ask-randomize = Usar a Aleatória?

## A rede em palavras

blackhat-page-net-tracer-home = O peão de deteção ainda não anda à solta.
blackhat-page-net-tracer-at = Peão de deteção: { $place }.
blackhat-page-net-tile = Recurso Crítico secreto, já virado: { $tile }.
blackhat-page-net-tile-down = Há um marcador secreto virado para baixo no Recurso Crítico.
blackhat-page-net-module-at = Marcador de tabuleiro { $module }: de { $from } a { $to }.
blackhat-page-net-marked = Marcadores +/− em { $cell }: { $change }.
blackhat-page-net-leads = { $space }: leva a { $cells }.
blackhat-page-net-leads-nowhere = { $space }: não leva a lado nenhum.
