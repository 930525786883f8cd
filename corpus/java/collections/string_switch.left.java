// claim:  rank
// truth:  equivalent
// why:    equals chains become a switch on strings
class Rank {
    static int rank(String name) {
        if (name.equals("ace")) return 14;
        else if (name.equals("king")) return 13;
        else if (name.equals("queen")) return 12;
        else if (name.equals("jack")) return 11;
        return Integer.parseInt(name);
    }
}
