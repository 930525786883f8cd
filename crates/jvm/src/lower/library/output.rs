//! Printing: observable calls on the world, in their order.

use super::{Given, LibraryCall};
use crate::error::Error;
use crate::lower::method::MethodLowering;
use crate::program::STRING;
use crate::types::JavaType;

impl MethodLowering<'_, '_> {
    /// A method of `PrintStream`. Such methods never throw.
    pub(super) fn call_print_stream(&mut self, call: &LibraryCall<'_>) -> Result<Option<Given>, Error> {
        let Some((stream, _)) = call.receiver else { return Ok(None) };
        if matches!(call.name, "printf" | "format") {
            return self.print_formatted(call);
        }
        if !matches!(call.name, "print" | "println" | "flush" | "write") {
            return Ok(None);
        }
        let mut descriptor = call.descriptor.to_string();
        let mut args = vec![stream];
        match (&call.ty.params[..], call.args) {
            ([], []) => {}
            ([JavaType::Object(name)], &[text]) => {
                let ty = call.types[0].clone();
                let is_string = &**name == STRING;
                let content = match ty {
                    Some(ty) => self.printed_text(text, &ty)?,
                    None => return Ok(None),
                };
                // An object is printed as its string is.
                if !is_string {
                    descriptor = "(Ljava/lang/String;)V".to_string();
                }
                args.push(content);
            }
            ([JavaType::Array(_)], _) => return Ok(None),
            // How doubles are written is not modelled, so those are seen as the numbers they are; all else as its text,
            // whichever method writes it.
            ([JavaType::Float | JavaType::Double], &[value]) => args.push(value),
            ([param], &[value]) if call.name != "write" => {
                let text = self.text_of_number(value, param)?;
                descriptor = "(Ljava/lang/String;)V".to_string();
                args.push(text);
            }
            ([param], &[value]) => {
                let value = self.narrowed(value, param);
                args.push(value);
            }
            _ => return Ok(None),
        }
        let name = format!("{}.{}{descriptor}", call.class, call.name);
        self.call_external(&name, &args, None, false)?;
        Ok(Some(Given::Void))
    }
}
