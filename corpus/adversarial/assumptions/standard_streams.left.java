// claim: greet
// truth: equivalent
// rests: standard-streams
// why:   a stream whose print replaces System.out gets both texts on the right, and only the first one on the left
class Greeting {
    static void greet(int number) {
        System.out.println(number);
        System.out.println(number + 1);
    }
}
