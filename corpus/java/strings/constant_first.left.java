// claim:  Command.isQuit
// truth:  different
// why:    null throws on the left and is simply not the word on the right
class Command {
    static boolean isQuit(String word) {
        return word.equals("quit");
    }
}
