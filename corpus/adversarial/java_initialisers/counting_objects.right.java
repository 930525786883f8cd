class Tickets {
    static int last;

    static int issue(int x) {
        Ticket ticket = new Ticket();
        return last + ticket.number + x;
    }
}

class Ticket {
    static {
        Tickets.last = 200;
    }

    final int number = 1;
}
