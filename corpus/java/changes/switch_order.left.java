// claim:  Tier.of
// truth:  different
// why:    the guards were reordered when the chain became a switch expression on a quotient
class Tier {
    static String of(int points) {
        if (points >= 1000) return "gold";
        if (points >= 500) return "silver";
        return "bronze";
    }
}
